import type { Database } from '../../server/src/platform/database/database.ts'
import { run } from '../../server/src/platform/database/query.ts'
import { sql } from '../../server/src/platform/database/sql.ts'
import type { Program } from './program.ts'
import type { SignedInCreator } from './signed-in-creators.ts'

interface Places {
  readonly db: Database
  readonly sandbox: Program
}

/** Creates the account on the platform, and our row with the platform's id. */
export async function openChannel(
  { db, sandbox }: Places,
  { username, accountId }: SignedInCreator,
): Promise<void> {
  const account = { platform: 'youtube', username, followers: 5000 }
  const { platformUserId } = await putInSandbox<{ platformUserId: string }>(
    sandbox,
    'accounts',
    account,
  )
  await run(
    db,
    sql`UPDATE social_accounts SET platform_user_id = ${platformUserId} WHERE id = ${accountId}`,
  )
}

export async function putInSandbox<Answer>(
  sandbox: Program,
  what: string,
  body: object,
): Promise<Answer> {
  const response = await fetch(`${sandbox.url}/control/${what}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(await response.text())
  return (await response.json()) as Answer
}
