export { readShortfall } from './balance/read-provider-money.ts'
export { isHeld } from './payout-store.ts'
export { resumePayouts } from './resume-payouts.ts'
