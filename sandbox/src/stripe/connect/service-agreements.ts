/** How a connected account may be used: `full` may charge cards, `recipient` only receives transfers. */
export const serviceAgreements = ['full', 'recipient'] as const
export type ServiceAgreement = (typeof serviceAgreements)[number]

/** Platforms and accounts inside these may send money to each other. */
const oneRegion = new Set(
  'US CA GB CH AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MC MT NL NO PL PT RO SE SI SK'.split(
    ' ',
  ),
)

/** Where a US platform may open accounts under the recipient agreement. */
const recipientCountries = new Set('AE AU HK IN JP MX MY NZ SG TH ZA'.split(' '))

/** Whether an account under the full agreement can receive transfers from this platform. */
export function reachesFullAccounts(platform: string, country: string): boolean {
  if (platform === country) return true
  return oneRegion.has(platform) && oneRegion.has(country)
}

/** Whether this platform may open accounts under the recipient agreement there. */
export function offersRecipients(platform: string, country: string): boolean {
  return platform === 'US' && recipientCountries.has(country)
}
