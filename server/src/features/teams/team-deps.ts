import type { BrandId, UserId } from '@permille/contract/ids'
import type { Transaction } from '#platform/database/database.ts'
import type { InvitationDeps, PasswordDeps } from '../accounts/public.ts'

/** The owner stands behind the API keys of someone who leaves the brand, or may no longer manage its keys. */
export type PassOnKeys = (
  tx: Transaction,
  leaver: { readonly brandId: BrandId; readonly userId: UserId; readonly at: Date },
) => Promise<void>

export type TeamDeps = PasswordDeps &
  InvitationDeps & { readonly isAdminFactorRequired: boolean; readonly passOnKeys: PassOnKeys }
