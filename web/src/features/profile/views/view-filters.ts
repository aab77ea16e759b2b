import type { ViewPage } from '@permille/contract/profile/saved-views'

export interface SavedViewsProps {
  readonly page: ViewPage
  /** The address of the page without filters. */
  readonly path: string
  /** What is chosen now, by its names in the address; only what differs from the usual. */
  readonly filters: Readonly<Record<string, string | undefined>>
}

type Filters = Readonly<Record<string, string>>

/** What is really chosen, as it is saved. */
export function chosenFilters(filters: Readonly<Record<string, string | undefined>>): Filters {
  const entries = Object.entries(filters)
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => Boolean(entry[1])))
}

export function isSameView(one: Filters, other: Filters): boolean {
  const names = Object.keys(one)
  return (
    names.length === Object.keys(other).length && names.every((name) => one[name] === other[name])
  )
}

const words: Readonly<Record<string, string>> = {
  status: 'status',
  queue: 'queue',
  campaign: 'campaign',
  platform: 'platform',
  risk: 'risk',
  due: 'deadline',
  search: 'search',
}

const list = new Intl.ListFormat('en-US')

/** "status, risk, and search". */
export function sayFilters(filters: Filters): string {
  return list.format(Object.keys(filters).map((name) => words[name] ?? name))
}
