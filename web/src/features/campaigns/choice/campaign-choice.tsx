import {
  listOwnCampaignsCall,
  type OwnCampaign,
  readOwnCampaignCall,
} from '@permille/contract/campaigns/campaigns'
import type { CampaignId } from '@permille/contract/ids'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { pagesOf, queryOf } from '#api/query.ts'
import { Field } from '#ui/controls/field.tsx'
import { Select } from '#ui/controls/select.tsx'
import { lazyPart } from '#ui/lazy-part.ts'

const FindCampaignDialog = lazyPart(
  () => import('./find-campaign-dialog.tsx').then((m) => m.FindCampaignDialog),
  'over',
)

/** The select's value for finding another campaign; not an id. */
const find = 'find'

interface CampaignChoiceProps {
  readonly value: CampaignId | undefined
  /** Called with an empty string for all campaigns. */
  readonly onChange: (value: string) => void
  /** Which of the brand's campaigns can be chosen; defaults to all. */
  readonly isOffered?: (campaign: OwnCampaign) => boolean
}

/**
 * Filters a list by one of the brand's campaigns: the newest are in a select, the others are found
 * by name.
 */
export function CampaignChoice(props: CampaignChoiceProps) {
  const { value, onChange, isOffered = () => true } = props
  const [isFinding, setIsFinding] = useState(false)
  const { data = [], isSuccess, hasNextPage } = useInfiniteQuery(newestCampaigns)
  const newest = data.filter(isOffered)
  const isAmongThem = value === undefined || newest.some(({ id }) => id === value)
  const other = useQuery({
    ...queryOf(readOwnCampaignCall, { params: { id: value as CampaignId } }),
    enabled: isSuccess && !isAmongThem,
  })
  const options = [
    { value: '', label: 'All campaigns' },
    ...(isAmongThem ? [] : [{ value, label: other.data?.name ?? 'One campaign' }]),
    ...newest.map(({ id, name }) => ({ value: id, label: name })),
    ...(hasNextPage ? [{ value: find, label: 'Find another…' }] : []),
  ]
  return (
    <>
      <Field label="Campaign" isLabelHidden>
        <Select
          options={options}
          value={value ?? ''}
          onChange={({ target }) =>
            target.value === find ? setIsFinding(true) : onChange(target.value)
          }
        />
      </Field>
      <Suspense fallback={null}>
        {isFinding && (
          <FindCampaignDialog
            isOffered={isOffered}
            onChoose={onChange}
            onClose={() => setIsFinding(false)}
          />
        )}
      </Suspense>
    </>
  )
}

export const newestCampaigns = pagesOf(listOwnCampaignsCall, { query: {} })
