import type { BrandReviews } from '@permille/contract/campaigns/trust'

const monthName = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  year: 'numeric',
  // A server-rendered page must show the same text in the browser.
  timeZone: 'UTC',
})

/** Returns how a brand decides, in one line. */
export function describeReviews(reviews: BrandReviews): string {
  if (reviews === null) return 'New here'
  const { medianHours, approvedPercent } = reviews
  return `Usually decides in ${describeHours(medianHours)} · approves ${approvedPercent}%`
}

export function describeHours(hours: number): string {
  if (hours > 48) return `${hours / 24} days`
  return `${hours} ${hours === 1 ? 'hour' : 'hours'}`
}

export function describeCampaigns(count: number, since: string | null): string {
  if (since === null) return 'None yet'
  return `${count}, since ${monthName.format(new Date(since))}`
}
