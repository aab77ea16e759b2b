export { reconnectError } from './access-token.ts'
export { redirectUriOf } from './authorize/oauth-state.ts'
export type { AccessTokenDeps } from './connection-deps.ts'
export { AccountNotFound } from './connection-errors.ts'
export { accountsErased } from './connection-jobs.ts'
export {
  findAccount as readAccount,
  findAuthorAccount,
  findOwnAccount as readOwnAccount,
  lockAccountsOf,
  shareLockClaim,
} from './connection-store.ts'
export {
  type CountCall,
  createCallCounter,
  PlatformQuotaUsedUp,
} from './count-call.ts'
export type { Proof, ProofEffects } from './proof-effects.ts'
export {
  createQuotaAhead,
  createQuotaUsed,
  type QuotaAhead,
  type ReadQuotaAhead,
  type ReadQuotaUsed,
} from './quota-ahead.ts'
export { batchPosts, readPostsTogether, slices } from './read-posts.ts'
export { refreshFollowers } from './refresh-followers.ts'
export { removeAccountsOf } from './remove-account.ts'
export {
  type PlatformRegistry,
  requirePlatform,
  type SocialAccount,
} from './social-account.ts'
export { watchPlatforms } from './watch/watch-platforms.ts'
export { withAccess } from './with-access.ts'
