import type { OAuthPlatform } from '@permille/contract/platforms'
import type { Transaction } from '#platform/database/database.ts'
import { firstRow, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import type { OAuthBrowser } from './oauth-state.ts'

/** Also deletes states that were never used in time. */
export async function insertState(
  tx: Transaction,
  state: OAuthBrowser & {
    stateHash: Buffer
    platform: OAuthPlatform
    codeVerifier: string
    at: Date
    expiresAt: Date
  },
): Promise<void> {
  await run(tx, sql`DELETE FROM oauth_states WHERE expires_at < ${state.at}`)
  await run(
    tx,
    sql`INSERT INTO oauth_states
        (state_hash, session_hash, user_id, platform, code_verifier, expires_at)
      VALUES (${state.stateHash}, ${state.sessionHash}, ${state.userId}, ${state.platform},
        ${state.codeVerifier}, ${state.expiresAt})`,
  )
}

/** Valid only for its browser and platform, only in time, and only once. */
export async function consumeState(
  tx: Transaction,
  returned: OAuthBrowser & { stateHash: Buffer; platform: OAuthPlatform; at: Date },
): Promise<string | undefined> {
  const row = await firstRow(
    tx,
    sql<{ codeVerifier: string }>`DELETE FROM oauth_states
      WHERE state_hash = ${returned.stateHash} AND session_hash = ${returned.sessionHash}
        AND user_id = ${returned.userId} AND platform = ${returned.platform}
        AND expires_at > ${returned.at}
      RETURNING code_verifier`,
  )
  return row?.codeVerifier
}
