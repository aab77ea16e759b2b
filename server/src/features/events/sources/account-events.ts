import type { AnyEvent } from '../event.ts'
import {
  type AcceptedInvitation,
  type FactorChange,
  type FormerDropped,
  type LostAccount,
  listAcceptedInvitations,
  listFactorChanges,
  listFormerDropped,
  listLostAccounts,
  listNewPlaces,
  listOutdatedTerms,
  listPasswordLinks,
  type NewPlace,
  type OutdatedTerms,
  type PasswordLinkMade,
} from './account-events-store.ts'
import { type AnsweredMessage, listAnsweredMessages } from './answer-events-store.ts'
import { type BrandTransfer, listBrandTransfers } from './brand-events-store.ts'
import { ofPerson } from './event-parts.ts'
import { eventSource } from './event-source.ts'
import {
  listPayoutAccountChanges,
  type PayoutAccountChange,
} from './payout-account-events-store.ts'

export const accountEvents = eventSource('accounts', { rows: listLostAccounts, event: lost })
export const signInEvents = eventSource('sign-ins', { rows: listNewPlaces, event: newPlace })
export const passwordLinkEvents = eventSource('password-links', {
  rows: listPasswordLinks,
  event: passwordLink,
})
export const factorEvents = eventSource('factors', { rows: listFactorChanges, event: factor })
export const formerEvents = eventSource('former', { rows: listFormerDropped, event: former })
export const invitationEvents = eventSource('invitations', {
  rows: listAcceptedInvitations,
  event: accepted,
})
export const transferEvents = eventSource('transfers', {
  rows: listBrandTransfers,
  event: transferred,
})
export const termsEvents = eventSource('terms', { rows: listOutdatedTerms, event: outdated })
export const answerEvents = eventSource('answers', { rows: listAnsweredMessages, event: answered })
export const payoutAccountEvents = eventSource('payout-accounts', {
  rows: listPayoutAccountChanges,
  event: payoutAccount,
})

function lost(change: LostAccount): AnyEvent {
  const { accountId: objectId, platform } = change
  return { ...ofPerson(change), type: 'connection.lost', objectId, body: { platform } }
}

function newPlace(place: NewPlace): AnyEvent {
  const { userId: objectId, auditId } = place
  return { ...ofPerson(place), type: 'user.signed_in_elsewhere', objectId, body: { auditId } }
}

function passwordLink(made: PasswordLinkMade): AnyEvent {
  const type = 'user.password_link_created'
  return { ...ofPerson(made), type, objectId: made.userId, body: {} }
}

function outdated(terms: OutdatedTerms): AnyEvent {
  const type = 'user.terms_outdated'
  return { ...ofPerson(terms), type, objectId: terms.userId, body: {} }
}

function factor(change: FactorChange): AnyEvent {
  const { userId: objectId, auditId, action, factor: used } = change
  const body = { auditId, action, factor: used }
  return { ...ofPerson(change), type: 'user.factor_changed', objectId, body }
}

function former(dropped: FormerDropped): AnyEvent {
  const { key: _, at: __, userId: objectId, ...body } = dropped
  return { ...ofPerson(dropped), type: 'user.former_dropped', objectId, body }
}

function accepted(change: AcceptedInvitation): AnyEvent {
  const { invitationId: objectId, invitedByUserId: userId, byUserId, role } = change
  const body = { byUserId, role }
  return { ...ofPerson({ ...change, userId }), type: 'invitation.accepted', objectId, body }
}

function transferred(change: BrandTransfer): AnyEvent {
  const { brandId: objectId, auditId, side, isByAdmin } = change
  const body = { auditId, side, isByAdmin }
  return { ...ofPerson(change), type: 'brand.transferred', objectId, body }
}

function answered(message: AnsweredMessage): AnyEvent {
  const { messageId: objectId, campaignId } = message
  return { ...ofPerson(message), type: 'message.answered', objectId, body: { campaignId } }
}

function payoutAccount(change: PayoutAccountChange): AnyEvent {
  const { creatorId: objectId, auditId, country, heldUntil, returnedCents } = change
  const type = `payout_account.${payoutAccountSteps[change.action]}` as const
  const body = { auditId, country, heldUntil, returnedCents }
  return { ...ofPerson(change), type, objectId, body }
}

const payoutAccountSteps = {
  'payout_account.connect': 'connected',
  'payout_account.change-bank': 'bank_changed',
  'payout_account.bank-returned': 'bank_returned',
  'payout_account.disconnected': 'disconnected',
} as const
