import { listOwnCampaignsCall } from '@permille/contract/campaigns'
import { ledgerTypes } from '@permille/contract/enums'
import { useInfiniteQuery } from '@tanstack/react-query'
import { pagesOf } from '../../api/query.ts'
import { Field } from '../../ui/controls/field.tsx'
import { Select } from '../../ui/controls/select.tsx'
import { typeNames } from './ledger-words.ts'
import { monthOptions } from './month-options.ts'
import type { Ledger } from './use-ledger-filter.ts'

const typeOptions = [
  { value: '', label: 'All types' },
  ...ledgerTypes.map((value) => ({ value, label: typeNames[value] })),
]

export function LedgerFilters({ ledger: { filter, change } }: { readonly ledger: Ledger }) {
  return (
    <search className="grid grid-cols-2 gap-3 border-b border-line px-5 py-3 @2xl/page:grid-cols-[minmax(0,1fr)_12rem_12rem]">
      <CampaignChoice
        value={filter.campaignId ?? ''}
        onChange={(value) => change('campaign', value)}
      />
      <Field label="Type" isLabelHidden>
        <Select
          options={typeOptions}
          value={filter.type ?? ''}
          onChange={(event) => change('type', event.target.value)}
        />
      </Field>
      <Field label="Month (UTC)" isLabelHidden>
        <Select
          options={monthOptions(new Date(), filter.month)}
          value={filter.month ?? ''}
          onChange={(event) => change('month', event.target.value)}
        />
      </Field>
    </search>
  )
}

interface CampaignChoiceProps {
  readonly value: string
  readonly onChange: (value: string) => void
}

function CampaignChoice({ value, onChange }: CampaignChoiceProps) {
  const { data = [] } = useInfiniteQuery(pagesOf(listOwnCampaignsCall, { query: {} }))
  const options = [
    { value: '', label: 'All campaigns' },
    ...data.map(({ id, name }) => ({ value: id, label: name })),
  ]
  return (
    <Field label="Campaign" isLabelHidden className="@max-2xl/page:col-span-2">
      <Select options={options} value={value} onChange={(event) => onChange(event.target.value)} />
    </Field>
  )
}
