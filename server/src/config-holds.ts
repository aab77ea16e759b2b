import type { EnvironmentReader } from './platform/environment.ts'

/** How long money waits, in hours. In the demo there are no holds. */
export function readHolds(env: EnvironmentReader, isDemo: boolean) {
  const hours = (name: string, otherwise: number) =>
    env.integer(name, { least: 0, most: 8760, otherwise: isDemo ? 0 : otherwise })
  return {
    earningsHoldHours: hours('EARNINGS_HOLD_HOURS', 72),
    accountChangeHoldHours: hours('ACCOUNT_CHANGE_HOLD_HOURS', 24),
  }
}
