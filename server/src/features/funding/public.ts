export { campaignFunded } from './campaign-funded.ts'
export type { EventHandler, EventHandlers, EventOutcome, StoredEvent } from './provider-event.ts'
