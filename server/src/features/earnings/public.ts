export { type DebtRow, listDebts } from './debt-store.ts'
export { readWithdrawalFacts } from './earnings-store.ts'
export { PayoutAccountMissing } from './withdrawal-refusals.ts'
export { requireUnhindered, requireWithdrawable } from './withdrawal-rules.ts'
