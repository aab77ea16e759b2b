import { campaignStatuses } from '@permille/contract/enums'
import { Field } from '#ui/controls/field.tsx'
import { FilterBar } from '#ui/controls/filter-bar.tsx'
import { Select } from '#ui/controls/select.tsx'
import { SortSelect } from '#ui/controls/sort-select.tsx'
import { orderNames } from './campaign-orders.ts'
import type { CampaignFilter } from './use-campaign-filter.ts'

const statusOptions = [
  { value: '', label: 'All statuses' },
  ...campaignStatuses.map((status) => ({ value: status, label: status })),
]

export function CampaignFilters({ filter }: { readonly filter: CampaignFilter }) {
  const { search, status, sorting, change } = filter
  return (
    <FilterBar
      chosen={[status]}
      className="@2xl/page:grid-cols-[minmax(0,1fr)_11rem]"
      search={{
        label: 'Search campaigns',
        placeholder: 'Search campaigns',
        value: search,
        onSearch: (words) => change('search', words),
      }}
    >
      <Field label="Status" isLabelHidden>
        <Select
          options={statusOptions}
          value={status ?? ''}
          onChange={(event) => change('status', event.target.value)}
        />
      </Field>
      <div className="@2xl/page:hidden">
        <SortSelect names={orderNames} sorting={sorting} />
      </div>
    </FilterBar>
  )
}
