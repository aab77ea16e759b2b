import type { BrandId, KeyId, ReportLinkId, UserId, WebhookId } from '@permille/contract/ids'
import type { Database, Transaction } from '#platform/database/database.ts'
import type { BrandActor } from '#platform/http/actor.ts'
import type { InvitationDeps, PasswordDeps } from '../accounts/public.ts'

/** The owner stands behind the API keys of someone who leaves the brand, or may no longer manage its keys. */
export type PassOnKeys = (
  tx: Transaction,
  leaver: { readonly brandId: BrandId; readonly userId: UserId; readonly at: Date },
) => Promise<void>

/** Something of a brand that works without its maker, who may still know its secret. */
export interface Made<Id> {
  readonly id: Id
  readonly name: string
  readonly makerId: UserId
  readonly makerName: string
}

/** What people made for a brand in the rooms after this one, as far as it works, newest first. */
export interface SetUp {
  readonly keys: readonly (Made<KeyId> & { readonly lastUsedAt: Date | null })[]
  readonly webhooks: readonly (Made<WebhookId> & { readonly lastDeliveredAt: Date | null })[]
  readonly reportLinks: readonly (Made<ReportLinkId> & { readonly lastOpenedAt: Date | null })[]
}

/** What someone does to the people of their brand, or to what these made. */
export interface PeopleRequest {
  readonly actor: BrandActor
  readonly at: Date
  readonly requestId: string
}

export interface SetUpDeps {
  readonly readSetUp: (db: Database, brand: { brandId: BrandId; at: Date }) => Promise<SetUp>
  /** Under the lock of the brand's people, which its caller holds. */
  readonly endSetUp: (tx: Transaction, setUp: SetUp, request: PeopleRequest) => Promise<void>
}

export type TeamDeps = PasswordDeps &
  InvitationDeps &
  SetUpDeps & { readonly isAdminFactorRequired: boolean; readonly passOnKeys: PassOnKeys }
