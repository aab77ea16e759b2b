/** Stripe's terms with a connected account: `full` may also charge cards, `recipient` is only paid. */
export type ServiceAgreement = 'full' | 'recipient'

/** The countries whose platforms and accounts may pay each other (docs/decisions/0013). */
const oneRegion: ReadonlySet<string> = new Set(
  'US CA GB CH AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MC MT NL NO PL PT RO SE SI SK'.split(
    ' ',
  ),
)

/** Countries that a US platform reaches under the recipient agreement. */
const recipientsOfUs: ReadonlySet<string> = new Set('AE AU HK IN JP MX NZ SG TH'.split(' '))

/**
 * The agreement an account must have for a platform to pay it; null if there is none. It cannot change
 * once accepted, so an account opened under the wrong one is never paid.
 */
export function agreementFor(platformCountry: string, country: string): ServiceAgreement | null {
  if (country === platformCountry) return 'full'
  if (oneRegion.has(platformCountry) && oneRegion.has(country)) return 'full'
  return platformCountry === 'US' && recipientsOfUs.has(country) ? 'recipient' : null
}
