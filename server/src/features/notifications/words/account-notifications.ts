import { handedOverHours } from '@permille/contract/accounts/factor-lifetimes'
import { adminPages } from '@permille/contract/admin-pages'
import type { UserId } from '@permille/contract/ids'
import { utcTime } from '@permille/contract/notifications/moments'
import { memberPages } from '@permille/contract/pages'
import { platformFacts } from '@permille/contract/platforms'
import type { AuditId } from '#features/accounts/public.ts'
import {
  type ConnectionFacts,
  type EntryFacts,
  listConnectionFacts,
  listEntryFacts,
  listOriginFacts,
  listPersonFacts,
  type OriginFacts,
  type PersonFacts,
} from './account-facts-store.ts'
import {
  factsBy,
  type NotificationDraft,
  plainWording,
  recipientOf,
  type Told,
  wording,
} from './wording.ts'

export const connectionWording = wording({
  facts: factsBy<'connection.lost', string, ConnectionFacts>(
    ({ objectId }) => objectId,
    listConnectionFacts,
  ),
  draft: draftLostConnection,
})
export const signInWording = wording({
  facts: factsBy<'user.signed_in_elsewhere', AuditId, OriginFacts>(
    ({ body }) => body.auditId,
    listOriginFacts,
  ),
  draft: draftNewPlace,
})
export const factorWording = wording({
  facts: factsBy<'user.factor_changed', AuditId, EntryFacts>(
    ({ body }) => body.auditId,
    listEntryFacts,
  ),
  draft: draftFactorChange,
})
export const invitationWording = wording({
  facts: factsBy<'invitation.accepted', UserId, PersonFacts>(
    ({ body }) => body.byUserId,
    listPersonFacts,
  ),
  draft: draftAccepted,
})
export const passwordLinkWording = plainWording(draftPasswordLink)
export const termsWording = plainWording(draftTerms)
export const formerWording = plainWording(draftFormer)

function draftLostConnection(lost: Told<'connection.lost'> & ConnectionFacts): NotificationDraft[] {
  const { key, at, platform, username } = lost
  return [
    {
      to: recipientOf(lost),
      key,
      at,
      kind: 'account',
      title: `Reconnect @${username} on ${platformFacts[platform].title}`,
      text: 'We can no longer read its posts. Once you reconnect it we read their views again; none are lost as long as the platform still shows them.',
      path: memberPages.socialAccounts,
    },
  ]
}

function draftPasswordLink(created: Told<'user.password_link_created'>): NotificationDraft[] {
  const { key, at } = created
  return [
    {
      to: recipientOf(created),
      key,
      at,
      kind: 'security',
      title: 'A link to set your password was created',
      text: `An admin, or whoever runs the server, created it on ${utcTime(at)}. It works once, for ${handedOverHours} hours. If you did not ask for it, change your password: that ends the link and all other sessions.`,
      path: memberPages.security,
    },
  ]
}

function draftNewPlace(place: Told<'user.signed_in_elsewhere'> & OriginFacts): NotificationDraft[] {
  const { key, at, network, userAgent } = place
  const from = userAgent === null ? network : `${network}, ${userAgent.slice(0, 120)}`
  return [
    {
      to: recipientOf(place),
      key,
      at,
      kind: 'security',
      title: 'A sign-in from a new place',
      text: `Someone signed in to your account on ${utcTime(at)} from ${from}. If it was you, you don’t need to do anything. If not, change your password, which ends all other sessions.`,
      path: memberPages.security,
    },
  ]
}

function draftTerms(terms: Told<'user.terms_outdated'>): NotificationDraft[] {
  const { key, at } = terms
  return [
    {
      to: recipientOf(terms),
      key,
      at,
      kind: 'security',
      title: 'Our terms have changed',
      text: 'Please read and accept them under “Your data”. Until you do, everything keeps working.',
      path: memberPages.ownData,
    },
  ]
}

const factorTitles: Readonly<Record<string, string>> = {
  'user.add-app': 'An authenticator app was added',
  'user.remove-app': 'Your authenticator app was turned off',
  'user.add-passkey': 'A passkey was added',
  'user.remove-passkey': 'A passkey was removed',
  'user.renew-recovery-codes': 'New recovery codes were created',
  'user.issue-help-code': 'A sign-in code was created for you',
  'user.sign-in': 'A recovery code was used to sign in',
}

const helpUsed = 'The code that an admin made for you was used to sign in'

function draftFactorChange(change: Told<'user.factor_changed'> & EntryFacts): NotificationDraft[] {
  const { key, at, action, name, factor } = change
  const what =
    action === 'user.issue-help-code'
      ? `An admin created it on ${utcTime(at)}. With your password it signs in once, within ${handedOverHours} hours.`
      : `This happened on ${utcTime(at)}${name === null ? '' : ` (“${name}”)`}.`
  return [
    {
      to: recipientOf(change),
      key,
      at,
      kind: 'security',
      title: (factor === 'help' ? helpUsed : factorTitles[action]) ?? 'Your second factors changed',
      text: `${what} If that was not you, change your password and check your second factors.`,
      path: memberPages.security,
    },
  ]
}

function draftAccepted(accepted: Told<'invitation.accepted'> & PersonFacts): NotificationDraft[] {
  const { key, at, displayName, role } = accepted
  return [
    {
      to: recipientOf(accepted),
      key,
      at,
      kind: 'security',
      title: `${displayName} accepted your invitation`,
      text: `They signed up as ${role === 'admin' ? 'an admin' : `a ${role}`}.`,
      path: adminPages.users,
    },
  ]
}

/** Whoever typed an address need not be its owner: the owner learns what was on the account. */
function draftFormer(dropped: Told<'user.former_dropped'>): NotificationDraft[] {
  const { key, at } = dropped
  const { hadPayoutAccount, connectionsCount, factorsCount, hasEndedPassword } = dropped
  const ended = [
    'every sign-in',
    ...(hasEndedPassword ? ['the password'] : []),
    ...(hadPayoutAccount ? ['the payout account'] : []),
    ...(factorsCount > 0
      ? [`${counted(factorsCount, 'second factor')} and the recovery codes`]
      : []),
    ...(connectionsCount > 0 ? [counted(connectionsCount, 'connected social account')] : []),
  ]
  return [
    {
      to: recipientOf(dropped),
      key,
      at,
      kind: 'security',
      title: 'Your email address was confirmed, and the account is yours alone',
      text: `On ${utcTime(at)} your address was confirmed for the first time. Someone else may have used it before, so this was removed: ${words.format(ended)}. You can set up again what was yours.`,
      path: memberPages.security,
    },
  ]
}

const words = new Intl.ListFormat('en', { type: 'conjunction' })

function counted(count: number, thing: string): string {
  return count === 1 ? `one ${thing}` : `${count} ${thing}s`
}
