const renewals = new Set<() => void>()

/** Remembers how to start over with code that could not be loaded. */
export function addFailedLoad(renew: () => void): void {
  renewals.add(renew)
}

/** Lets everything that could not be loaded be requested again when it renders next. */
export function forgetFailedLoads(): void {
  for (const renew of renewals) renew()
  renewals.clear()
}
