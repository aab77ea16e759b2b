export type { AccessTokenDeps } from './access-token.ts'
export { AccountNotFound } from './connection-errors.ts'
export {
  findAccount as readAccount,
  findOwnAccount as readOwnAccount,
  holdClaim,
} from './connection-store.ts'
export {
  type CountCall,
  createCallCounter,
  PlatformQuotaUsedUp,
} from './count-call.ts'
export { redirectUriOf } from './oauth-state.ts'
export { refreshFollowers } from './refresh-followers.ts'
export {
  type PlatformRegistry,
  requirePlatform,
  type SocialAccount,
} from './social-account.ts'
export type { Proof, ProofEffects } from './verify-account.ts'
export { withAccess } from './with-access.ts'
