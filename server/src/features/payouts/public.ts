export { isHeld } from './payout-store.ts'
export { resumePayouts } from './resume-payouts.ts'
