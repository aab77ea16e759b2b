import type { EnvironmentReader } from '../platform/environment.ts'

/** How much of something one user, or the installation, may use. */
export interface Limits {
  /** Accounts that one address may create in an hour. */
  readonly registrationsPerHour: number
  /** Posts and accounts read from X per day: each is billed. */
  readonly xReadsPerDay: number
  /** Posts one creator may submit in 24 hours. */
  readonly submitsPerDay: number
}

export function readLimits(env: EnvironmentReader, isDemo: boolean): Limits {
  const atMost = (name: string, fallback: number) =>
    env.integer(name, { min: 1, max: 1_000_000, default: fallback })
  return {
    registrationsPerHour: atMost('REGISTRATIONS_PER_HOUR', isDemo ? 1000 : 5),
    xReadsPerDay: atMost('X_READS_PER_DAY', 10_000),
    submitsPerDay: atMost('SUBMITS_PER_DAY', 20),
  }
}
