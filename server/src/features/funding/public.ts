export { cancelOpenFundings } from './cancel-funding.ts'
export { mismatchReasons } from './funding.ts'
export { campaignFunded } from './funding-jobs.ts'
export type { EventHandler, EventHandlers, EventOutcome, StoredEvent } from './provider-event.ts'
