import { ledgerTypes } from '@permille/contract/enums'
import { Field } from '#ui/controls/field.tsx'
import { FilterBar } from '#ui/controls/filter-bar.tsx'
import { Select } from '#ui/controls/select.tsx'
import { currentTime } from '#ui/values/current-time.ts'
import { CampaignChoice } from '../campaigns/choice/campaign-choice.tsx'
import { typeNames } from './ledger-labels.ts'
import { monthOptions } from './month-options.ts'
import type { Ledger } from './use-ledger-filter.ts'

const typeOptions = [
  { value: '', label: 'All types' },
  ...ledgerTypes.map((value) => ({ value, label: typeNames[value] })),
]

export function LedgerFilters({ ledger: { filter, change } }: { readonly ledger: Ledger }) {
  return (
    <FilterBar
      chosen={[filter.type, filter.month]}
      className="border-b border-line px-5 py-3 @2xl/page:grid-cols-[minmax(0,1fr)_12rem_12rem]"
      lead={
        <CampaignChoice value={filter.campaignId} onChange={(value) => change('campaign', value)} />
      }
    >
      <Field label="Type" isLabelHidden>
        <Select
          options={typeOptions}
          value={filter.type ?? ''}
          onChange={(event) => change('type', event.target.value)}
        />
      </Field>
      <Field label="Month (UTC)" isLabelHidden>
        <Select
          options={monthOptions(currentTime(), filter.month)}
          value={filter.month ?? ''}
          onChange={(event) => change('month', event.target.value)}
        />
      </Field>
    </FilterBar>
  )
}
