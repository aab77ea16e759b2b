import { utcTime } from '@permille/contract/notifications/moments'
import { memberPages } from '@permille/contract/pages'
import type { AuditId } from '#features/accounts/public.ts'
import { listTransferFacts, type TransferFacts } from './account-facts-store.ts'
import { factsBy, type NotificationDraft, recipientOf, type Told, wording } from './wording.ts'

export const transferWording = wording({
  facts: factsBy<'brand.transferred', AuditId, TransferFacts>(
    ({ body }) => body.auditId,
    listTransferFacts,
  ),
  draft: draftTransfer,
})

/** About their account as much as the brand: someone else may have signed in as the owner before. */
function draftTransfer(told: Told<'brand.transferred'> & TransferFacts): NotificationDraft[] {
  const { key, at, side, objectId, brandName } = told
  const isOwner = side === 'owner'
  return [
    {
      to: recipientOf(told),
      key,
      at,
      kind: 'security',
      title: isOwner ? `You own ${brandName} now` : `${brandName} has another owner`,
      text: isOwner ? toOwner(told) : toFormer(told),
      path: isOwner ? `${memberPages.team}?brand=${objectId}` : memberPages.security,
    },
  ]
}

function toOwner({ at, isByAdmin, formerName }: Told<'brand.transferred'> & TransferFacts): string {
  const who = isByAdmin ? 'An admin' : formerName
  return `${who} transferred it to you on ${utcTime(at)}. You decide about everything in it and about its people.`
}

function toFormer({ at, isByAdmin, ownerName }: Told<'brand.transferred'> & TransferFacts): string {
  const rest = 'You stayed in it with full access.'
  return isByAdmin
    ? `An admin transferred it to ${ownerName} on ${utcTime(at)}. ${rest} If you did not ask for it, write to us.`
    : `You transferred it to ${ownerName} on ${utcTime(at)}. ${rest} If that was not you, change your password and write to us: an admin can transfer it back.`
}
