import { auditActions } from '@permille/contract/administration/audit-actions'
import {
  auditActors,
  auditSubjects,
  listAuditLogCall,
} from '@permille/contract/administration/audit-log'
import { useInfiniteQuery } from '@tanstack/react-query'
import { CsvLink } from '#api/csv-link.tsx'
import { isId } from '#api/is-id.ts'
import { pagesOf } from '#api/query.ts'
import { isAnyChosen } from '#api/url-filters.ts'
import { type UrlFilters, useUrlFilters } from '#api/use-url-filters.ts'
import { AdminTabs } from '#features/accounts/admin-tabs.tsx'
import { Checkbox } from '#ui/controls/checkbox.tsx'
import { DayField } from '#ui/controls/dates/day-field.tsx'
import { FilterBar } from '#ui/controls/filter-bar.tsx'
import { FilterSelect } from '#ui/controls/filter-select.tsx'
import { Card } from '#ui/layout/card.tsx'
import { EmptyState } from '#ui/layout/empty-state.tsx'
import { NearList } from '#ui/layout/near-list.tsx'
import { PagedList } from '#ui/layout/paged-list.tsx'
import { utcDaysNote } from '#ui/values/zone-name.ts'
import { actionGroups } from './action-groups.ts'
import { actionLabels, actorLabels, subjectLabels } from './audit-labels.ts'
import { AuditLine } from './audit-line.tsx'

const day = /^20\d{2}-\d{2}-\d{2}$/

function readFilter(filters: UrlFilters) {
  const [of, from, to] = [filters.read('of'), filters.read('from'), filters.read('to')]
  const action = filters.choose('action', auditActions)
  return {
    search: filters.read('search'),
    actor: filters.choose('actor', auditActors),
    action,
    about: filters.choose('about', auditSubjects),
    of: isId(of) ? of : undefined,
    from: day.test(from) ? from : undefined,
    to: day.test(to) ? to : undefined,
  }
}

/** Sign-ins bury the rest: they are shown on request, or when an action is chosen. */
export function hiding(filters: Pick<UrlFilters, 'choose'>): { without?: 'sign-ins' } {
  const areShown = filters.choose('sign-ins', ['shown']) !== undefined
  return areShown || filters.choose('action', auditActions) !== undefined
    ? {}
    : { without: 'sign-ins' }
}

const nothing = (
  <EmptyState title="No entries yet" note="Actions by people and the system appear here." />
)

/** Lists the audit log. Read-only. */
export function AuditLogPage() {
  const filters = useUrlFilters()
  const filter = readFilter(filters)
  const asked = { ...filter, ...hiding(filters) }
  const query = useInfiniteQuery({
    ...pagesOf(listAuditLogCall, { query: { ...asked, limit: 50 } }),
    // Everyone's actions add to the list.
    refetchOnMount: 'always',
  })
  return (
    <AdminTabs
      section="dashboard"
      title="Audit log"
      note="Who did what, and when. Entries can’t be changed or deleted."
      actions={<CsvLink list={listAuditLogCall} query={asked} />}
    >
      <AuditFilters filters={filters} />
      <Card>
        <PagedList
          query={query}
          skeletonLines={8}
          failed="The audit log could not be loaded."
          isFiltered={isAnyChosen(filter)}
          onClear={() =>
            filters.changeAll({
              search: '',
              actor: '',
              action: '',
              about: '',
              of: '',
              from: '',
              to: '',
            })
          }
          noneFound="No entries found"
          none={nothing}
        >
          {(entries) => (
            <NearList rows={entries} rowKey={({ id }) => id}>
              {(entry) => <AuditLine entry={entry} />}
            </NearList>
          )}
        </PagedList>
      </Card>
    </AdminTabs>
  )
}

/** Everything but the search. */
function chosenIn(filters: UrlFilters): readonly unknown[] {
  const { search: _, of: __, ...chosen } = readFilter(filters)
  return [...Object.values(chosen), filters.choose('sign-ins', ['shown'])]
}

function AuditFilters({ filters }: { readonly filters: UrlFilters }) {
  return (
    <FilterBar
      chosen={chosenIn(filters)}
      className="@2xl/page:grid-cols-3"
      search={{
        label: 'Search the audit log',
        placeholder: 'Person, campaign or ID',
        value: filters.read('search'),
        onSearch: (words) => filters.change('search', words),
      }}
    >
      <FilterSelect filters={filters} name="actor" label="Who" all="Everyone" words={actorLabels} />
      <FilterSelect
        filters={filters}
        name="about"
        label="About"
        all="About anything"
        words={subjectLabels}
      />
      <FilterSelect
        filters={filters}
        name="action"
        label="Action"
        all="All actions"
        words={actionLabels}
        groups={actionGroups}
      />
      <DayField
        label="From"
        isOptional
        value={filters.read('from')}
        onChange={(chosen) => filters.change('from', chosen)}
      />
      <DayField
        label="To"
        isOptional
        value={filters.read('to')}
        onChange={(chosen) => filters.change('to', chosen)}
      />
      <Checkbox
        label="Show sign-ins"
        checked={hiding(filters).without === undefined}
        disabled={filters.choose('action', auditActions) !== undefined}
        onChange={(event) => filters.change('sign-ins', event.target.checked ? 'shown' : '')}
      />
      <p className="self-center text-sm text-ink-muted">{utcDaysNote()}</p>
    </FilterBar>
  )
}
