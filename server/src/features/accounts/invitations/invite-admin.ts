import type { Clock } from '#platform/clock.ts'
import type { DatabaseServer } from '#platform/database/database.ts'
import { normalizeEmail } from '../account.ts'
import { invitationUrl, inviteUser } from './invite-user.ts'

/**
 * For `npm run admin -- create --email …` on the server: returns the link where the admin signs up.
 */
export async function inviteAdmin(
  { database, clock, appUrl }: { database: DatabaseServer; clock: Clock; appUrl: string },
  email: string,
): Promise<string> {
  const { token } = await database.transaction((tx) =>
    inviteUser(tx, {
      email: normalizeEmail(email),
      role: 'admin',
      brandName: null,
      invitedByUserId: null,
      now: clock.now(),
    }),
  )
  return invitationUrl(appUrl, token)
}
