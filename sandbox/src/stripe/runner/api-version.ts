import { invalidParameter } from '../wire/api-error.ts'

/** Every version that Stripe released since 2019, from the SDK's own history and Stripe's changelog. */
const released = new Set(
  `2019-08-08 2020-03-02 2020-08-27 2022-08-01 2022-11-15 2023-08-16 2023-10-16 2024-04-10 2024-06-20
  2024-09-30.acacia 2024-10-28.acacia 2024-11-20.acacia 2024-12-18.acacia 2025-01-27.acacia
  2025-02-24.acacia 2025-03-31.basil 2025-04-30.basil 2025-05-28.basil 2025-06-30.basil
  2025-07-30.basil 2025-08-27.basil 2025-09-30.clover 2025-10-29.clover 2025-11-17.clover
  2025-12-15.clover 2026-01-28.clover 2026-02-25.clover 2026-03-25.dahlia 2026-04-22.dahlia
  2026-05-27.dahlia 2026-06-24.dahlia 2026-07-29.dahlia 2026-08-26.dahlia 2026-09-30.endive
  2026-10-28.endive 2026-11-18.endive`.split(/\s+/),
)

/** For calls without the header: our account, like most, is older than "endive". */
const accountVersion = '2026-08-26.dahlia'

/**
 * Returns the version that a call requests. It decides which parameters are known; every response has the shape of
 * the newest version. Throws Stripe's refusal of a version that was never released.
 */
export function readVersion(header: string | string[] | undefined): string {
  if (typeof header !== 'string') return accountVersion
  if (released.has(header)) return header
  throw invalidParameter(null, `Invalid Stripe API version: ${header}`)
}
