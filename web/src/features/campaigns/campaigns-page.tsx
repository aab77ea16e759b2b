import { listOwnCampaigns, type OwnCampaign } from '@permille/contract/campaigns'
import { campaignStatuses } from '@permille/contract/enums'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'wouter'
import { pagesOf } from '../../api/query.ts'
import { paths } from '../../paths.ts'
import { buttonLook } from '../../ui/button-look.ts'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Field } from '../../ui/field.tsx'
import { ListSkeleton } from '../../ui/list-skeleton.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { SearchInput } from '../../ui/search-input.tsx'
import { Select } from '../../ui/select.tsx'
import { ShowMore } from '../../ui/show-more.tsx'
import { CampaignTable } from './campaign-table.tsx'

const statusOptions = [
  { value: 'all', label: 'All statuses' },
  ...campaignStatuses.map((status) => ({ value: status, label: status })),
]

export function CampaignsPage() {
  const { search, status, change } = useCampaignFilters()
  const query = status === undefined ? {} : { status }
  const reading = useInfiniteQuery(pagesOf(listOwnCampaigns, { query }))

  return (
    <div className="grid grid-cols-1 gap-6">
      <PageHeader
        title="My Campaigns"
        note="What each campaign has spent, what is left, and what waits for you."
        actions={
          <Link href={paths.createCampaign} className={buttonLook()}>
            Create Campaign
          </Link>
        }
      />
      <search className="grid grid-cols-1 gap-3 sm:grid-cols-[minmax(0,1fr)_11rem]">
        <SearchInput
          label="Search campaigns"
          placeholder="Search campaigns"
          maxLength={120}
          value={search}
          onSearch={(words) => change('search', words)}
        />
        <Field label="Status" isLabelHidden>
          <Select
            options={statusOptions}
            value={status ?? 'all'}
            onChange={(event) => change('status', event.target.value)}
          />
        </Field>
      </search>
      <Card className="relative overflow-x-auto">
        <Loaded
          reading={reading}
          skeleton={<ListSkeleton lines={5} />}
          failed="Your campaigns could not be loaded."
        >
          {(campaigns) => (
            <Campaigns
              campaigns={campaigns.filter((campaign) => isFound(campaign, search))}
              isFiltered={search !== '' || status !== undefined}
            />
          )}
        </Loaded>
        <ShowMore pages={reading} />
      </Card>
    </div>
  )
}

interface CampaignsProps {
  readonly campaigns: readonly OwnCampaign[]
  readonly isFiltered: boolean
}

function Campaigns({ campaigns, isFiltered }: CampaignsProps) {
  if (campaigns.length > 0) return <CampaignTable campaigns={campaigns} />
  if (isFiltered) {
    return <EmptyState title="No campaigns found" note="Try adjusting your filters" />
  }
  return (
    <EmptyState
      title="No campaigns yet"
      action={
        <Link href={paths.createCampaign} className={buttonLook()}>
          Create your first campaign
        </Link>
      }
    />
  )
}

function useCampaignFilters() {
  const [params, setParams] = useSearchParams()

  function change(name: 'search' | 'status', value: string) {
    setParams(
      (known) => {
        const next = new URLSearchParams(known)
        if (value === '' || value === 'all') next.delete(name)
        else next.set(name, value)
        return next
      },
      { replace: true },
    )
  }

  return {
    search: params.get('search') ?? '',
    status: campaignStatuses.find((known) => known === params.get('status')),
    change,
  }
}

function isFound({ name }: OwnCampaign, search: string): boolean {
  return name.toLowerCase().includes(search.trim().toLowerCase())
}
