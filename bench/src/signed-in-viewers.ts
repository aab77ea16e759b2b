import { createHash } from 'node:crypto'
import type { Database } from '../../server/src/platform/database/database.ts'
import { run } from '../../server/src/platform/database/query.ts'
import { sql } from '../../server/src/platform/database/sql.ts'

/** Signs in a brand with posts on its campaigns, and an admin; returns their sessions' tokens. */
export async function signInViewers(db: Database): Promise<{ brand: string; admin: string }> {
  const tokens = { brand: 'bench-brand', admin: 'bench-admin' }
  await run(
    db,
    sql`INSERT INTO sessions (token_hash, user_id, is_remembered, expires_at)
      SELECT ${hashOf(tokens.brand)}, b.owner_user_id, true, now() + interval '1 day'
      FROM brands b JOIN campaigns c ON c.brand_id = b.id JOIN submissions s ON s.campaign_id = c.id
      LIMIT 1`,
  )
  await run(
    db,
    sql`WITH person AS (
        INSERT INTO users (id, role, email, password, display_name)
        VALUES (uuidv7(), 'admin', 'bench-admin@permille.test', '$argon2id$none', 'Admin')
        RETURNING id
      )
      INSERT INTO sessions (token_hash, user_id, is_remembered, expires_at)
      SELECT ${hashOf(tokens.admin)}, id, true, now() + interval '1 day' FROM person`,
  )
  return tokens
}

/** As the seed hashes its creators' tokens. */
function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
