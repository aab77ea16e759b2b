import { utcTime } from '@permille/contract/notifications/moments'
import { memberPages } from '@permille/contract/pages'
import { countries } from '@permille/contract/reference-lists'
import type { AuditId } from '#features/accounts/public.ts'
import type { PayoutAccountStep } from '#features/events/public.ts'
import { returnedByBank, returnedTitle } from '#features/payouts/public.ts'
import { type EntryFacts, listEntryFacts } from './account-facts-store.ts'
import { factsBy, type NotificationDraft, recipientOf, type Told, wording } from './wording.ts'

type PayoutAccountEvent = `payout_account.${PayoutAccountStep}`
type PayoutAccountChange = Told<PayoutAccountEvent> & EntryFacts

/** Where money goes is a matter of security: nobody can switch these off (rules §5); what a bank sent back is about a payout. */
export const payoutAccountWording = wording({
  facts: factsBy<PayoutAccountEvent, AuditId, EntryFacts>(
    ({ body }) => body.auditId,
    listEntryFacts,
  ),
  draft: draftPayoutAccount,
})

function draftPayoutAccount(change: PayoutAccountChange): NotificationDraft[] {
  const { key, at, type, returnedCents } = change
  const to = recipientOf(change)
  if (type === 'payout_account.bank_returned') {
    const title = returnedTitle(returnedCents)
    const text = returnedByBank(returnedCents)
    return [{ to, key, at, kind: 'payout', title, text, path: memberPages.earnings }]
  }
  const { title, text } = sentencesOf(change)
  return [{ to, key, at, kind: 'security', title, text, path: memberPages.earnings }]
}

const otherwise =
  'If that was not you, change your password, which ends all other sessions, and write to support at once.'

function sentencesOf({ at, type, country, lastFour, heldUntil }: PayoutAccountChange) {
  const ending = lastFour === null ? '' : ` ending ${lastFour}`
  const place = country === null ? '' : ` in ${placeOf(country)}`
  const moment = utcTime(at)
  switch (type) {
    case 'payout_account.connected':
      return {
        title: `A payout account${ending}${place} was connected`,
        text: `It was connected on ${moment}. ${startOf(heldUntil)} ${otherwise}`,
      }
    case 'payout_account.bank_changed':
      return {
        title: `Your payout account has a new bank account${ending}${place}`,
        text: `It was added at Stripe; we learned of it on ${moment}. ${otherwise}`,
      }
    default:
      return {
        title: 'Your payout account is no longer connected',
        text: `It was disconnected on ${moment}. You can withdraw nothing until you connect one again. ${otherwise}`,
      }
  }
}

function startOf(heldUntil: string | null): string {
  return heldUntil === null
    ? 'What you withdraw goes there.'
    : `From ${utcTime(new Date(heldUntil))}, what you withdraw goes there.`
}

const withArticle: Readonly<Record<string, string>> = {
  AE: 'the United Arab Emirates',
  GB: 'the UK',
  NL: 'the Netherlands',
  US: 'the US',
}

function placeOf(code: string): string {
  return withArticle[code] ?? countries.find((known) => known.code === code)?.name ?? code
}
