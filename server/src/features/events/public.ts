export { collectEvents } from './collect-events.ts'
export type {
  AnyStored,
  CampaignChanged,
  DecidedMoney,
  EventType,
  MoneySetAside,
  PayoutAccountStep,
  PostChanged,
  PostStep,
  StoredEvent,
} from './event.ts'
export { stateTypes } from './event.ts'
export type { EventDeps } from './event-deps.ts'
export { eventRoutes } from './event-routes.ts'
export { recordEvent } from './event-store.ts'
export { eventHandlers } from './event-work.ts'
export { publishEvents } from './publishing/publish-events.ts'
export { forgetCreator } from './publishing/published-event-store.ts'
export { readEvents } from './read-events.ts'
export { recordChargeback } from './record-chargeback.ts'
