import { randomBytes } from 'node:crypto'
import type { OAuthPlatform } from '@permille/contract/platforms'
import type { PlatformNotice, RawNotice } from '#integrations/social-platform.ts'
import { invariant } from '#platform/errors/errors.ts'
import { enqueue } from '#platform/jobs/job.ts'
import type { LookupDeps } from '../connection-deps.ts'
import { accountsErased } from '../connection-jobs.ts'
import { requirePlatform } from '../social-account.ts'
import { endGrants, eraseAccounts, insertErasure } from './notice-store.ts'

/**
 * Handles a platform's notice about a person: ends the account's grant, or erases the platform's data. Returns
 * the code of an erasure. Throws `NoticeRefused` for a wrong signature.
 */
export async function receiveNotice(
  deps: LookupDeps,
  platform: OAuthPlatform,
  raw: RawNotice,
): Promise<string | null> {
  const { connection } = requirePlatform(deps.platforms, platform)
  invariant(connection.kind === 'oauth', `${platform} is connected through OAuth`)
  const notice = connection.readNotice(raw)
  if (notice === null) return null
  const noticed = { ...notice, platform }
  if (notice.kind === 'erase') return await erase(deps, noticed)
  await deps.database.transaction((tx) => endGrants(tx, noticed))
  return null
}

async function erase(
  { database, clock }: LookupDeps,
  notice: PlatformNotice & { platform: OAuthPlatform },
): Promise<string> {
  const code = randomBytes(12).toString('hex')
  await database.transaction(async (tx) => {
    const accountIds = await eraseAccounts(tx, notice)
    const { platform } = notice
    await insertErasure(tx, { code, platform, accountsCount: accountIds.length, at: clock.now() })
    await enqueue(tx, accountsErased, { payload: { accountIds } })
  })
  return code
}
