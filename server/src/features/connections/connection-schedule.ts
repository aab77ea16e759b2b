import type { ScheduledTask } from '#platform/jobs/schedule.ts'
import type { AccessTokenDeps, ConnectionDeps } from './connection-deps.ts'
import { reencryptTokens } from './reencrypt-tokens.ts'
import { refreshEndingGrants } from './refresh-ending-grants.ts'
import { revokeGrants } from './revoke-grants.ts'

export function connectionSchedule(
  deps: AccessTokenDeps & Pick<ConnectionDeps, 'log'>,
): ScheduledTask[] {
  return [
    {
      name: 'refresh ending grants',
      everySeconds: 3600,
      work: (stop) => refreshEndingGrants(deps, stop),
    },
    {
      name: 'drop the grants of removed accounts',
      everySeconds: 60,
      work: (stop) => revokeGrants(deps, stop),
    },
    { name: 'seal tokens with the present key', everySeconds: 300, work: () => reencryptAll(deps) },
  ]
}

/** Only while a key is rotated: finding tokens of another key reads every account. */
async function reencryptAll(deps: AccessTokenDeps & Pick<ConnectionDeps, 'log'>): Promise<void> {
  if (!deps.encryption.hasOtherKeys) return
  const { reencryptedCount, leftCount } = await reencryptTokens(deps)
  if (reencryptedCount + leftCount > 0)
    deps.log.info({ reencryptedCount, leftCount }, 'tokens re-encrypted')
}
