export { readAccountFigures } from './facts-store.ts'
export { riskCodes } from './flagged-posts-store.ts'
export { othersOnlyHours, ownReading } from './large-reading.ts'
export { findSignals } from './risk.ts'
export { readRiskSettings } from './settings-store.ts'
export {
  endCorrectedFlag,
  flagEnteredToAccept,
  settleReadings,
} from './settle-readings.ts'
export { clearsAt, flagSources, readWatch, setAsideCents, type WatchRow } from './watch-store.ts'
