export type { ChargebackNotification } from './chargeback.ts'
export { chargebackChanged } from './chargeback-jobs.ts'
export { countOpenWork } from './list-store.ts'
export { type NoticeFacts, readNoticeFacts } from './notice-store.ts'
