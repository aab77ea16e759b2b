import type { CampaignSort } from '@permille/contract/campaigns'
import { campaignCategories, platforms } from '@permille/contract/enums'
import { platformFacts } from '@permille/contract/platforms'
import { Field } from '../../../ui/controls/field.tsx'
import { SearchInput } from '../../../ui/controls/search-input.tsx'
import { Select } from '../../../ui/controls/select.tsx'
import { categoryNames } from '../campaign-words.ts'
import type { ExploreAddress, ExploreFilterValues } from './use-explore-filters.ts'

interface ExploreFiltersProps {
  readonly filters: ExploreFilterValues
  readonly onChange: ExploreAddress['change']
}

const platformOptions = [
  { value: 'all', label: 'All platforms' },
  ...platforms.map((value) => ({ value, label: platformFacts[value].title })),
]
const categoryOptions = [
  { value: 'all', label: 'All categories' },
  ...campaignCategories.map((value) => ({ value, label: categoryNames[value] })),
]

const sortOptions: readonly { value: CampaignSort; label: string }[] = [
  { value: 'newest', label: 'Newest' },
  { value: 'rate', label: 'Highest rate' },
  { value: 'left', label: 'Most money left' },
  { value: 'ending', label: 'Ending soon' },
]

export function ExploreFilters({ filters, onChange }: ExploreFiltersProps) {
  return (
    <search className="grid grid-cols-2 gap-3 @2xl/page:grid-cols-[minmax(0,1fr)_repeat(3,10.5rem)]">
      <div className="@max-2xl/page:col-span-2">
        <SearchInput
          label="Search campaigns"
          placeholder="Search campaigns"
          maxLength={120}
          value={filters.search ?? ''}
          onSearch={(words) => onChange('search', words)}
        />
      </div>
      <Field label="Platform" isLabelHidden>
        <Select
          options={platformOptions}
          value={filters.platform ?? 'all'}
          onChange={(event) => onChange('platform', event.target.value)}
        />
      </Field>
      <Field label="Category" isLabelHidden>
        <Select
          options={categoryOptions}
          value={filters.category ?? 'all'}
          onChange={(event) => onChange('category', event.target.value)}
        />
      </Field>
      <div className="@max-2xl/page:col-span-2">
        <Field label="Sort" isLabelHidden>
          <Select
            options={sortOptions}
            value={filters.sort ?? 'newest'}
            onChange={(event) => onChange('sort', event.target.value)}
          />
        </Field>
      </div>
    </search>
  )
}
