import type { CampaignSort } from '@permille/contract/campaigns/campaigns'
import { campaignCategories, platforms } from '@permille/contract/enums'
import { platformFacts } from '@permille/contract/platforms'
import { Field } from '#ui/controls/field.tsx'
import { FilterBar } from '#ui/controls/filter-bar.tsx'
import { Select, type SelectOption } from '#ui/controls/select.tsx'
import { categoryNames } from '../campaign-labels.ts'
import type { ExploreFilterValues, ExploreUrl } from './use-explore-filters.ts'

interface ExploreFiltersProps {
  readonly filters: ExploreFilterValues
  readonly onChange: ExploreUrl['change']
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
  { value: 'newest', label: 'Newest First' },
  { value: 'rate', label: 'Highest rate' },
  { value: 'left', label: 'Most money left' },
  { value: 'ending', label: 'Ending soon' },
]

export function ExploreFilters({ filters, onChange }: ExploreFiltersProps) {
  const choose = (
    label: string,
    name: 'platform' | 'category' | 'sort',
    options: readonly SelectOption[],
  ) => (
    <Field label={label} isLabelHidden>
      <Select
        options={options}
        value={filters[name] ?? options[0]?.value}
        onChange={(event) => onChange(name, event.target.value)}
      />
    </Field>
  )
  return (
    <FilterBar
      chosen={[filters.platform, filters.category]}
      className="@2xl/page:grid-cols-[minmax(13rem,1fr)_repeat(3,minmax(0,10.5rem))]"
      search={{
        label: 'Search campaigns',
        placeholder: 'Search campaigns',
        value: filters.search ?? '',
        onSearch: (words) => onChange('search', words),
      }}
    >
      {choose('Platform', 'platform', platformOptions)}
      {choose('Category', 'category', categoryOptions)}
      {choose('Sort', 'sort', sortOptions)}
    </FilterBar>
  )
}
