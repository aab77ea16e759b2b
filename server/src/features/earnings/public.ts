export { type DebtRow, listDebts } from './debt-store.ts'
export { readWithdrawalFacts } from './earnings-store.ts'
export { PayoutAccountMissing } from './withdrawal-refusals.ts'
export {
  explainWithdrawal,
  requireUnhindered,
  requireWithdrawable,
  unfinishedAccount,
  type WithdrawalFacts,
} from './withdrawal-rules.ts'
