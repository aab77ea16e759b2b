export { readWithdrawalFacts } from './earnings-store.ts'
export { PayoutAccountMissing } from './withdrawal-refusals.ts'
export { requireWithdrawable } from './withdrawal-rules.ts'
