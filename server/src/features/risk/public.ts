export { readAccountFigures } from './facts-store.ts'
export { othersOnlyHours, ownReading } from './large-reading.ts'
export { findSignals } from './risk.ts'
export { readRiskSettings } from './settings-store.ts'
export {
  doubtEnteredToAccept,
  endCorrectedDoubt,
  settleReadings,
} from './settle-readings.ts'
export { clearsAt, doubtSources, readWatch, setAsideCents, type WatchRow } from './watch-store.ts'
