import type { BrandId, UserId } from '@permille/contract/ids'
import type { MemberSetUp } from '@permille/contract/teams/members'
import type { Database, Transaction } from '#platform/database/database.ts'
import type { BrandActor } from '#platform/http/actor.ts'
import type { Sendable } from '#platform/http/calls/route.ts'
import type { InvitationDeps, PasswordDeps } from '../accounts/public.ts'

/** The owner stands behind the API keys of someone who leaves the brand, or may no longer manage its keys. */
export type PassOnKeys = (tx: Transaction, leaver: Maker) => Promise<void>

export interface Maker {
  readonly brandId: BrandId
  readonly userId: UserId
  readonly at: Date
}

/** What someone made for the brand in the rooms after this one, as far as it works: API keys, webhooks, report links. */
export interface SetUpDeps {
  readonly readSetUp: (db: Database, maker: Maker) => Promise<Sendable<MemberSetUp>>
  readonly endSetUp: (
    tx: Transaction,
    request: { readonly actor: BrandActor; readonly requestId: string; readonly maker: Maker },
  ) => Promise<void>
}

export type TeamDeps = PasswordDeps &
  InvitationDeps &
  SetUpDeps & { readonly isAdminFactorRequired: boolean; readonly passOnKeys: PassOnKeys }
