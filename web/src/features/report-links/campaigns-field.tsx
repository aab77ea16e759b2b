import { listOwnCampaignsCall } from '@permille/contract/campaigns/campaigns'
import type { CampaignId } from '@permille/contract/ids'
import { useInfiniteQuery } from '@tanstack/react-query'
import { pagesOf } from '#api/query.ts'
import { Checkbox } from '#ui/controls/checkbox.tsx'
import { Field } from '#ui/controls/field.tsx'
import { Select } from '#ui/controls/select.tsx'
import { ShowMore } from '#ui/controls/show-more.tsx'
import { ListSkeleton } from '#ui/layout/list-skeleton.tsx'
import { Loaded } from '#ui/layout/loaded.tsx'

interface CampaignsFieldProps {
  /** Null for all. */
  readonly chosen: readonly CampaignId[] | null
  readonly onChange: (chosen: CampaignId[] | null) => void
  readonly error: string | undefined
}

/** All campaigns, or some of them. */
export function CampaignsField({ chosen, onChange, error }: CampaignsFieldProps) {
  return (
    <div className="grid grid-cols-1 gap-2">
      <Field
        label="Campaigns"
        hint="A campaign shows once it goes live; drafts never do."
        error={error}
      >
        <Select
          options={[
            { value: 'all', label: 'All, also later ones' },
            { value: 'some', label: 'Some' },
          ]}
          value={chosen === null ? 'all' : 'some'}
          onChange={({ target }) => onChange(target.value === 'all' ? null : [])}
        />
      </Field>
      {chosen !== null && <OwnCampaigns chosen={chosen} onChange={onChange} />}
    </div>
  )
}

interface OwnCampaignsProps {
  readonly chosen: readonly CampaignId[]
  readonly onChange: (chosen: CampaignId[]) => void
}

function OwnCampaigns({ chosen, onChange }: OwnCampaignsProps) {
  const query = useInfiniteQuery(pagesOf(listOwnCampaignsCall, { query: { limit: 50 } }))
  const toggle = (id: CampaignId, isOn: boolean) =>
    onChange(isOn ? [...chosen, id] : chosen.filter((each) => each !== id))
  return (
    <fieldset className="max-h-48 overflow-y-auto rounded-control border border-line px-3 py-2">
      <legend className="sr-only">Campaigns in the report</legend>
      <Loaded
        query={query}
        skeleton={<ListSkeleton lines={2} />}
        failed="Your campaigns could not be loaded."
      >
        {(campaigns) => (
          <>
            <div className="grid grid-cols-1">
              {campaigns.map(({ id, name }) => (
                <Checkbox
                  key={id}
                  label={<bdi className="[overflow-wrap:anywhere]">{name}</bdi>}
                  checked={chosen.includes(id)}
                  onChange={({ target }) => toggle(id, target.checked)}
                />
              ))}
            </div>
            <ShowMore pages={query} />
          </>
        )}
      </Loaded>
    </fieldset>
  )
}
