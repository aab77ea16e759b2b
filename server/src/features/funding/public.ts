export { campaignFunded } from './campaign-funded.ts'
export { cancelOpenFundings } from './cancel-funding.ts'
export { mismatchReasons } from './funding.ts'
export type { EventHandler, EventHandlers, EventOutcome, StoredEvent } from './provider-event.ts'
