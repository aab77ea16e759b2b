import {
  activityGroups,
  type BrandActivity,
  listBrandActivityCall,
} from '@permille/contract/teams/activity'
import { listMembersCall } from '@permille/contract/teams/members'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { CsvLink } from '#api/csv-link.tsx'
import { pagesOf, queryOf } from '#api/query.ts'
import { isAnyChosen } from '#api/url-filters.ts'
import { type UrlFilters, useUrlFilters } from '#api/use-url-filters.ts'
import { SettingsTabs } from '#features/accounts/settings-tabs.tsx'
import { paths } from '#paths.ts'
import { DayField } from '#ui/controls/dates/day-field.tsx'
import { FilterBar } from '#ui/controls/filter-bar.tsx'
import { FilterSelect } from '#ui/controls/filter-select.tsx'
import { Card } from '#ui/layout/card.tsx'
import { EmptyState } from '#ui/layout/empty-state.tsx'
import { NearList } from '#ui/layout/near-list.tsx'
import { PagedList } from '#ui/layout/paged-list.tsx'
import { Time } from '#ui/values/time.tsx'
import { utcDaysNote } from '#ui/values/zone-name.ts'
import { groupLabels, nameOf, wordsOf } from './activity-labels.ts'

const day = /^20\d{2}-\d{2}-\d{2}$/

/** Who did what for the brand. `views` leads back to its people. */
export function Activity({ views }: { readonly views: ReactNode }) {
  const filters = useUrlFilters()
  const people = useQuery(queryOf(listMembersCall)).data ?? []
  const names = Object.fromEntries(people.map(({ id, displayName }) => [id, displayName]))
  const filter = readFilter(filters, Object.keys(names))
  const query = useInfiniteQuery({
    ...pagesOf(listBrandActivityCall, { query: { ...filter, limit: 50 } }),
    // Everyone in the brand adds to the list.
    refetchOnMount: 'always',
  })
  return (
    <SettingsTabs
      title="Team"
      note="Who did what for your brand, and when."
      actions={<CsvLink list={listBrandActivityCall} query={filter} />}
    >
      {views}
      <ActivityFilters filters={filters} chosen={Object.values(filter)} names={names} />
      <Card>
        <PagedList
          query={query}
          skeletonLines={8}
          failed="The activity could not be loaded."
          isFiltered={isAnyChosen(filter)}
          onClear={() => filters.changeAll({ by: '', group: '', from: '', to: '' })}
          noneFound="Nothing found"
          none={
            <EmptyState
              title="Nothing yet"
              note="What you and your team do for the brand appears here."
            />
          }
        >
          {(entries) => (
            <NearList rows={entries} rowKey={({ id }) => id}>
              {(entry) => <Entry entry={entry} />}
            </NearList>
          )}
        </PagedList>
      </Card>
    </SettingsTabs>
  )
}

function readFilter(filters: UrlFilters, ids: readonly string[]) {
  const [from, to] = [filters.read('from'), filters.read('to')]
  return {
    by: filters.choose('by', ids),
    group: filters.choose('group', activityGroups),
    from: day.test(from) ? from : undefined,
    to: day.test(to) ? to : undefined,
  }
}

interface ActivityFiltersProps {
  readonly filters: UrlFilters
  /** The first is whose, beside the others. */
  readonly chosen: readonly unknown[]
  /** Of the people in the brand, by id. */
  readonly names: Readonly<Record<string, string>>
}

function ActivityFilters({ filters, chosen, names }: ActivityFiltersProps) {
  return (
    <FilterBar
      chosen={chosen.slice(1)}
      className="@2xl/page:grid-cols-2"
      lead={<FilterSelect filters={filters} name="by" label="Who" all="Everyone" words={names} />}
    >
      <FilterSelect
        filters={filters}
        name="group"
        label="What"
        all="All activity"
        words={groupLabels}
      />
      <DayField
        label="From"
        isOptional
        value={filters.read('from')}
        onChange={(chosenDay) => filters.change('from', chosenDay)}
      />
      <DayField
        label="To"
        isOptional
        value={filters.read('to')}
        onChange={(chosenDay) => filters.change('to', chosenDay)}
      />
      <p className="self-center text-sm text-ink-muted">{utcDaysNote()}</p>
    </FilterBar>
  )
}

function Entry({ entry }: { readonly entry: BrandActivity }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 px-5 py-3">
      <p className="min-w-0 [overflow-wrap:anywhere]">
        <bdi className="font-medium">{nameOf(entry)}</bdi> <bdi>{wordsOf(entry)}</bdi>{' '}
        <Subject entry={entry} />
      </p>
      <p className="shrink-0 text-sm text-ink-muted">
        <Time at={entry.at} />
      </p>
    </div>
  )
}

function Subject({ entry: { campaign, post } }: { readonly entry: BrandActivity }) {
  if (post !== null) {
    return <Named href={paths.submission(post.id)} name={post.title ?? 'without a title'} />
  }
  if (campaign === null) return null
  const href = campaign.id === null ? null : paths.campaign(campaign.id)
  return <Named href={href} name={campaign.name} />
}

function Named({ href, name }: { readonly href: string | null; readonly name: string }) {
  if (href === null) return <bdi>{name}</bdi>
  return (
    <Link href={href} className="text-accent underline underline-offset-4">
      <bdi>{name}</bdi>
    </Link>
  )
}
