import type { EnvironmentReader } from '../platform/environment.ts'

/** How long money and decisions are held. In the demo, money is not held. */
export function readHolds(env: EnvironmentReader, isDemo: boolean) {
  const hours = (name: string, fallback: number) =>
    env.integer(name, { min: 0, max: 8760, default: isDemo ? 0 : fallback })
  return {
    earningsHoldHours: hours('EARNINGS_HOLD_HOURS', 72),
    approvalUndoSeconds: env.integer('APPROVAL_UNDO_SECONDS', { min: 0, max: 600, default: 10 }),
    accountChangeHoldHours: hours('ACCOUNT_CHANGE_HOLD_HOURS', 24),
  }
}
