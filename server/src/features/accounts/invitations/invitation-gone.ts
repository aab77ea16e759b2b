import { invitationDays } from '@permille/contract/accounts/factor-lifetimes'
import type { InvitationEnd } from '@permille/contract/accounts/invitations'
import { NotFound } from '#platform/errors/errors.ts'

const endings: Readonly<Record<InvitationEnd, string>> = {
  used: 'This invitation has been accepted. Sign in with its address.',
  replaced: 'A newer invitation has replaced this one. Open the link in the latest mail.',
  revoked: 'This invitation was withdrawn. Ask the person who invited you for a new one.',
  ended: 'This invitation has ended. Ask someone of the brand for a new one.',
  expired: `Invitations last ${invitationDays} days. Ask the person who invited you for a new one.`,
}

/** Without an end for a link that never was one. */
export function invitationGone(end: InvitationEnd | undefined): NotFound {
  if (end === undefined) {
    return new NotFound('invitation-gone', 'We do not know this invitation. Open its whole link.')
  }
  return new NotFound('invitation-gone', endings[end], { details: { end } })
}
