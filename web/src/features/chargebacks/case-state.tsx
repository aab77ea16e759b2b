import type { ChargebackCase } from '@permille/contract/chargebacks/chargebacks'
import { formatCents } from '@permille/contract/money'
import { Notice } from '#ui/layout/notice.tsx'
import { Minute } from '#ui/values/minute.tsx'

/** Shows the state of the case, and what comes next. */
export function CaseState({ chargeback }: { readonly chargeback: ChargebackCase }) {
  const { isInquiry, status, dueAt, responseStatus, responses, frozenCents } = chargeback
  if (responseStatus === 'requested') {
    const isUnclear = responses.some(({ needsAdmin }) => needsAdmin)
    return (
      <Notice tone={isUnclear ? 'negative' : 'neutral'}>
        {isUnclear
          ? 'The provider does not say whether it received the answer. Check its dashboard; we keep checking too.'
          : 'The answer is on its way to the provider. We keep trying until the provider has it.'}
      </Notice>
    )
  }
  switch (status) {
    case 'needs_response':
      return (
        <Notice
          tone="negative"
          title={isInquiry ? 'The bank asks' : 'The bank took the money back'}
        >
          <p>
            {isInquiry
              ? 'No money has moved. Send the evidence, or the bank may claim the payment.'
              : `The campaign accepts no posts and no money until the bank has decided${frozenCents > 0 ? `, and ${formatCents(frozenCents)} of its creators is frozen` : ''}. Send the evidence, or accept the loss.`}
            {dueAt !== null && (
              <span>
                {' '}
                {isInquiry
                  ? 'An answer is accepted until '
                  : 'Without an answer the bank keeps the money after '}
                <Minute at={dueAt} />.
              </span>
            )}
          </p>
        </Notice>
      )
    case 'under_review':
      return (
        <Notice>The bank has the evidence. It usually decides within two to three months.</Notice>
      )
    case 'won':
      return (
        <Notice tone="positive">
          The payment counts for the campaign again, and its creators get the frozen money.
        </Notice>
      )
    case 'lost':
      return (
        <Notice tone="negative">
          The cardholder keeps the money. Delivered work stays paid, and its creators get the frozen
          money. Unless it has ended, the campaign accepts no posts and no money until it is resumed
          under Campaigns.
        </Notice>
      )
    case 'closed':
      return <Notice tone="positive">The bank’s inquiry is closed. No money has moved.</Notice>
  }
}
