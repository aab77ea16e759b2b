export { readShortfall } from './balance/read-provider-money.ts'
export { providerRefusedUs } from './payout-jobs.ts'
export { isHeld } from './payout-store.ts'
export { resumePayouts } from './resume-payouts.ts'
