import type { ViewPage } from '@permille/contract/profile/saved-views'

export interface SavedViewsProps {
  readonly page: ViewPage
  /** The page's URL without filters. */
  readonly path: string
  /** The current filters and order, by their names in the URL; only those that differ from the defaults. */
  readonly filters: Readonly<Record<string, string | undefined>>
}

type Filters = Readonly<Record<string, string>>

/** Returns the filters that are set, as they are saved. */
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
  sort: 'order',
}

const list = new Intl.ListFormat('en-US')

/** Returns "status, risk, and search". */
export function describeFilters(filters: Filters): string {
  return list.format(Object.keys(filters).map((name) => words[name] ?? name))
}
