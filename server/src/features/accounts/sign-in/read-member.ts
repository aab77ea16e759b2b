import { readCurrentUserCall } from '@permille/contract/accounts'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Member } from '../../../platform/http/pages/member-pages.ts'
import { currentUserOf } from '../account.ts'
import { findAccount } from '../account-store.ts'
import { authenticate } from './authenticate.ts'

/** The owner of a session token, with the response to the app's first call. */
export async function readMember(
  deps: { database: Database; clock: Clock; isAdminFactorRequired: boolean },
  token: string,
): Promise<Member | null> {
  const { database, clock } = deps
  const session = await authenticate(database, clock, token)
  const account = session ? await findAccount(database, session.actor.userId) : undefined
  if (account === undefined) return null
  const response = { user: currentUserOf(account, deps) }
  return { role: account.role, preloaded: { path: readCurrentUserCall.path, params: {}, response } }
}
