import { platforms } from '@permille/contract/enums'
import { platformFacts } from '@permille/contract/platforms'
import { signalCodes } from '@permille/contract/risk/signals'
import {
  type DueFilter,
  dueFilters,
  dueSoonHours,
} from '@permille/contract/submissions/submissions'
import { CampaignChoice } from '#features/campaigns/choice/campaign-choice.tsx'
import { riskLabels } from '#features/risk/risk-labels.ts'
import { Field } from '#ui/controls/field.tsx'
import { FilterBar } from '#ui/controls/filter-bar.tsx'
import { Select } from '#ui/controls/select.tsx'
import { SortSelect } from '#ui/controls/sort-select.tsx'
import { joinClasses } from '#ui/join-classes.ts'
import type { Desk } from './use-desk.ts'

const platformOptions = [
  { value: 'all', label: 'All platforms' },
  ...platforms.map((value) => ({ value, label: platformFacts[value].title })),
]

const riskOptions = [
  { value: 'all', label: 'Any risk' },
  { value: 'any', label: 'With risk signals' },
  { value: 'none', label: 'Without risk signals' },
  ...signalCodes.map((value) => ({ value, label: riskLabels[value] })),
]

const dueLabels: Readonly<Record<DueFilter, string>> = {
  day: `Due within ${dueSoonHours} hours`,
  approves: 'Approves automatically',
  admin: 'Waits for an admin',
}

const dueOptions = [
  { value: 'all', label: 'Any deadline' },
  ...dueFilters.map((value) => ({ value, label: dueLabels[value] })),
]

const pendingOrders = {
  deadline: 'Next Deadline',
  views: 'Most Views',
  pays: 'Highest Worth',
} as const

const decidedOrders = { newest: 'Newest First', '-newest': 'Oldest First' } as const

export function DeskFilters({ desk }: { readonly desk: Desk }) {
  const { tab, query, sorting, change } = desk
  return (
    <FilterBar
      chosen={[query.campaignId, query.platform, query.risk, query.due]}
      className={joinClasses(
        '@2xl/page:@max-4xl/page:[&>:first-child]:col-span-full @2xl/page:grid-cols-[repeat(auto-fit,minmax(7.5rem,1fr))] @2xl/page:[&_select]:pr-6 @2xl/page:[&_select]:pl-2.5 @2xl/page:[&_select+svg]:right-2',
        '@4xl/page:min-w-[38rem] @4xl/page:flex-1 @4xl/page:auto-cols-[minmax(0,1fr)] @4xl/page:grid-flow-col @4xl/page:grid-cols-none @4xl/page:gap-1.5',
        '@4xl/page:[&_:is(input,select)]:h-8 @4xl/page:[&_:is(input,select)]:text-sm',
      )}
      search={{
        label: 'Search submissions',
        placeholder: 'Search',
        value: query.search ?? '',
        onSearch: (words) => change('search', words),
      }}
    >
      <CampaignChoice
        value={query.campaignId}
        onChange={(value) => change('campaign', value)}
        isOffered={({ status }) => status !== 'draft'}
      />
      <Field label="Platform" isLabelHidden>
        <Select
          options={platformOptions}
          value={query.platform ?? 'all'}
          onChange={(event) => change('platform', event.target.value)}
        />
      </Field>
      {tab !== 'disputed' && (
        <Field label="Risk" isLabelHidden>
          <Select
            options={riskOptions}
            value={query.risk ?? 'all'}
            onChange={(event) => change('risk', event.target.value)}
          />
        </Field>
      )}
      {tab === 'pending' && (
        <Field label="Deadline" isLabelHidden>
          <Select
            options={dueOptions}
            value={query.due ?? 'all'}
            onChange={(event) => change('due', event.target.value)}
          />
        </Field>
      )}
      {tab !== 'disputed' && (
        <div className="@4xl/page:hidden">
          <SortSelect names={tab === 'pending' ? pendingOrders : decidedOrders} sorting={sorting} />
        </div>
      )}
    </FilterBar>
  )
}
