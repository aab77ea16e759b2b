import { listOwnCampaignsCall } from '@permille/contract/campaigns'
import { platforms } from '@permille/contract/enums'
import { platformFacts } from '@permille/contract/platforms'
import { useInfiniteQuery } from '@tanstack/react-query'
import { pagesOf } from '../../../api/query.ts'
import { Field } from '../../../ui/controls/field.tsx'
import { SearchInput } from '../../../ui/controls/search-input.tsx'
import { Select } from '../../../ui/controls/select.tsx'
import type { Desk } from './use-desk.ts'

const platformOptions = [
  { value: 'all', label: 'All platforms' },
  ...platforms.map((value) => ({ value, label: platformFacts[value].title })),
]

export function DeskFilters({ desk }: { readonly desk: Desk }) {
  const { query, change } = desk
  return (
    <search className="grid grid-cols-2 gap-3 @2xl/page:grid-cols-[minmax(0,1fr)_14rem_11rem]">
      <div className="@max-2xl/page:col-span-2">
        <SearchInput
          label="Search submissions"
          placeholder="Search submissions"
          maxLength={120}
          value={query.search ?? ''}
          onSearch={(words) => change('search', words)}
        />
      </div>
      <CampaignFilter desk={desk} />
      <Field label="Platform" isLabelHidden>
        <Select
          options={platformOptions}
          value={query.platform ?? 'all'}
          onChange={(event) => change('platform', event.target.value)}
        />
      </Field>
    </search>
  )
}

function CampaignFilter({ desk }: { readonly desk: Desk }) {
  const { data = [] } = useInfiniteQuery(pagesOf(listOwnCampaignsCall, { query: {} }))
  const options = [
    { value: 'all', label: 'All campaigns' },
    ...data
      .filter(({ status }) => status !== 'draft')
      .map(({ id, name }) => ({ value: id, label: name })),
  ]
  return (
    <Field label="Campaign" isLabelHidden>
      <Select
        options={options}
        value={desk.query.campaignId ?? 'all'}
        onChange={(event) => desk.change('campaign', event.target.value)}
      />
    </Field>
  )
}
