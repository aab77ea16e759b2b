import { originsKeptDays } from '@permille/contract/privacy/retention'
import { addHours } from '#platform/clock.ts'
import { deleteIdempotencyKeysBefore } from '#platform/http/calls/idempotency-store.ts'
import type { ScheduledTask } from '#platform/jobs/schedule.ts'
import { deleteWindowsEndedBefore } from '#platform/limits/limit-store.ts'
import type { AccountDeps } from './account-deps.ts'
import { deleteProofsExpiredBefore } from './email-proof/email-proof-store.ts'
import {
  deleteChallengesExpiredBefore,
  deleteSecretsExpiredBefore,
} from './factors/factor-secret-store.ts'
import { deletePasswordResetsExpiredBefore } from './password-reset/password-reset-store.ts'
import { deleteOriginsBefore } from './sign-in/origin-store.ts'
import { deleteSessionsExpiredBefore } from './sign-in/session-store.ts'
import { deleteAttemptsBefore } from './sign-in/sign-in-attempt-store.ts'

type Deps = Pick<AccountDeps, 'database' | 'clock'>

export function accountSchedule(deps: Deps): ScheduledTask[] {
  return [
    {
      name: 'forget what expired',
      everySeconds: 3600,
      work: () => forgetExpired(deps),
    },
    {
      name: 'forget expired challenges',
      everySeconds: 60,
      work: () => deleteChallengesExpiredBefore(deps.database, deps.clock.now()),
    },
  ]
}

/**
 * Deletes ended sessions, links and codes that no longer work, yesterday's guesses, counts of past windows and responses that no browser will request again.
 */
async function forgetExpired({ database, clock }: Deps): Promise<void> {
  const now = clock.now()
  const yesterday = addHours(now, -24)
  await deleteSessionsExpiredBefore(database, now)
  await deleteProofsExpiredBefore(database, now)
  await deletePasswordResetsExpiredBefore(database, now)
  await deleteSecretsExpiredBefore(database, now)
  await deleteAttemptsBefore(database, yesterday)
  await deleteIdempotencyKeysBefore(database, yesterday)
  await deleteWindowsEndedBefore(database, now)
  await deleteOriginsBefore(database, addHours(now, -originsKeptDays * 24))
}
