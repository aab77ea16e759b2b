import type { InvitationDeps, PasswordDeps } from '../accounts/public.ts'

export type TeamDeps = PasswordDeps & InvitationDeps & { readonly isAdminFactorRequired: boolean }
