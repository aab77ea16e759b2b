export { readBillingTotals } from './read-billing.ts'
