import type { ReportLink } from '@permille/contract/report-links/report-links'
import { formatCount } from '#ui/values/views.tsx'

const dayText = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

/** "Autumn, Winter and 3 more · cost · creators and posts · since Mar 1, 2026 · password" */
export function shownText(link: ReportLink): string {
  const { campaigns, showsMoney, showsCreators, since, hasPassword } = link
  return [
    campaigns === null ? 'All campaigns' : campaignsText(campaigns.map(({ name }) => name)),
    ...(showsMoney ? ['cost'] : []),
    ...(showsCreators ? ['creators and posts'] : []),
    ...(since === null ? [] : [`since ${dayText.format(new Date(since))}`]),
    ...(hasPassword ? ['password'] : []),
  ].join(' · ')
}

function campaignsText(names: readonly string[]): string {
  if (names.length === 0) return 'Its campaign was deleted'
  const more = names.length - 2
  if (more > 0) return `${names.slice(0, 2).join(', ')} and ${formatCount(more)} more`
  return names.join(', ')
}

export function openedText(count: number): string {
  if (count === 0) return 'Never opened'
  return count === 1 ? 'Opened once' : `Opened ${formatCount(count)} times`
}
