import type { BrandId, KeyId, PayoutId, UserId } from '@permille/contract/ids'
import type { PayoutStep, StoredEvent } from '../event.ts'
import {
  listKeyFacts,
  listMemberFacts,
  listNewcomerFacts,
  listPayoutFacts,
  listReportFacts,
  listTransferFacts,
  listUserFacts,
  type PayoutFacts,
} from './people-facts-store.ts'
import { type AnyForm, plainPublication, publication } from './publication.ts'

type MemberEvent = `member.${'joined' | 'role_changed' | 'removed'}`
type KeyEvent = `key.${'created' | 'revoked'}`
type UserEvent = `user.${'suspended' | 'restored' | 'deleted'}`
type PayoutEvent = `payout.${PayoutStep}`

export const memberPublication = publication({
  id: ({ body }: StoredEvent<MemberEvent>) => body.auditId,
  facts: listMemberFacts,
  form: ({ type }, { userId, role }) => ({ type, data: { userId, role } }),
})

export const keyPublication = publication({
  id: ({ objectId }: StoredEvent<KeyEvent>) => objectId as KeyId,
  facts: listKeyFacts,
  form: ({ type }, { prefix, scopes }) => ({ type, data: { prefix, scopes: [...scopes] } }),
})

/** Of the two events of a transfer, one for each person, the new owner's is the brand's. */
export const transferPublication = publication({
  id: ({ body }: StoredEvent<'brand.transferred'>) => body.auditId,
  facts: listTransferFacts,
  form: ({ type, objectId, body: { side, isByAdmin } }, { ownerUserId, formerUserId }) =>
    side === 'former'
      ? undefined
      : {
          type,
          brandId: objectId as BrandId,
          data: { ownerUserId, formerUserId, isByAdmin },
        },
})

export const userPublication = publication({
  id: ({ objectId }: StoredEvent<UserEvent>) => objectId as UserId,
  facts: listUserFacts,
  form: ({ type }, { id: userId, role }) => ({ type, data: { userId, role } }),
})

export const newcomerPublication = publication({
  id: ({ objectId }: StoredEvent<'creator.registered' | 'brand.created'>): string => objectId,
  facts: listNewcomerFacts,
  form: ({ type }, { userId }): AnyForm =>
    type === 'creator.registered'
      ? { type, data: { userId, role: 'creator' } }
      : { type, data: { ownerUserId: userId } },
})

export const payoutPublication = publication({
  id: ({ objectId }: StoredEvent<PayoutEvent>) => objectId as PayoutId,
  facts: listPayoutFacts,
  form: ({ type, body: { totalCents, returnedCents: amountCents } }, facts) => {
    const { creatorId, reversedCents } = facts
    const data = { creatorId, totalCents, reason: reasonOf(type, facts), reversedCents }
    return type === 'payout.reversed' ? { type, data: { ...data, amountCents } } : { type, data }
  },
})

function reasonOf(type: PayoutEvent, { reason, heldReason }: PayoutFacts): string | null {
  if (type === 'payout.held') return heldReason
  return type === 'payout.failed' ? reason : null
}

/** To the owner's other endpoints: the one that it is about gets nothing any more. */
export const disabledPublication = plainPublication(
  ({ type, body: { since, missedCount } }: StoredEvent<'webhook.disabled'>) => ({
    type,
    data: { since: new Date(since), missedCount },
  }),
)

export const reportPublication = publication({
  id: ({ body }: StoredEvent<'report.opened'>) => body.auditId,
  facts: listReportFacts,
  form: ({ type }, { campaignId }) => ({ type, data: { campaignId } }),
})

export const stoppedPublication = plainPublication(
  ({ type, body: { reason } }: StoredEvent<'payouts.stopped'>) => ({ type, data: { reason } }),
)

export const resumedPublication = plainPublication(({ type }: StoredEvent<'payouts.resumed'>) => ({
  type,
  data: {},
}))

export const discrepancyPublication = plainPublication(
  ({ type, body: { kind, providerCents, ledgerCents } }: StoredEvent<'exception.opened'>) => ({
    type,
    data: { kind, providerCents, ledgerCents },
  }),
)
