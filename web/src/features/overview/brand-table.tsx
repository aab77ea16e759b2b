import { isolate } from '@permille/contract/input/isolate'
import type { OwnBrand } from '@permille/contract/overview/own-brands'
import { scopesOf } from '@permille/contract/teams/scopes'
import { useCurrentUser } from '#api/session.ts'
import { paths } from '#paths.ts'
import { buttonClasses } from '#ui/controls/button-classes.ts'
import { LineCard, lineCardTitleClasses } from '#ui/layout/line-card.tsx'
import { type Column, DataTable } from '#ui/tables/data-table.tsx'
import { Avatar } from '#ui/values/avatar.tsx'
import { Money } from '#ui/values/money.tsx'
import { Time } from '#ui/values/time.tsx'
import { formatCount } from '#ui/values/views.tsx'
import { describeMoney } from '../campaigns/burn.ts'
import { roleLabels } from '../teams/role-labels.ts'

const columns: readonly Column<OwnBrand>[] = [
  { key: 'brand', header: 'Brand', isTitle: true, cell: (brand) => <Name brand={brand} /> },
  {
    key: 'live',
    header: 'Live campaigns',
    isNumeric: true,
    cell: ({ liveCampaigns }) => formatCount(liveCampaigns),
  },
  {
    key: 'left',
    header: 'Left',
    isNumeric: true,
    cell: ({ leftCents, daysLeft }) => (
      <>
        <Money cents={leftCents} />
        {daysLeft !== null && (
          <span className="block text-sm text-ink-muted">{describeMoney(daysLeft)}</span>
        )}
      </>
    ),
  },
  {
    key: 'review',
    header: 'To review',
    isNumeric: true,
    cell: ({ toReview, oldestWaitingAt }) => (
      <>
        <span>{formatCount(toReview)}</span>
        {oldestWaitingAt !== null && (
          <span className="block text-sm text-ink-muted">
            since <Time at={oldestWaitingAt} />
          </span>
        )}
      </>
    ),
  },
  {
    key: 'spent',
    header: 'Spent this month',
    isNumeric: true,
    cell: ({ spentThisMonthCents }) => <Money cents={spentThisMonthCents} />,
  },
  { key: 'report', header: 'Report', cell: (brand) => <ShareLink brand={brand} /> },
]

export function BrandTable({ brands }: { readonly brands: readonly OwnBrand[] }) {
  return (
    <DataTable
      caption="Your brands"
      columns={columns}
      rows={brands}
      rowKey={({ id }) => id}
      card={(brand) => <BrandCard brand={brand} />}
    />
  )
}

interface OfBrand {
  readonly brand: OwnBrand
}

function Name({ brand }: OfBrand) {
  const { name, logoUrl } = brand
  return (
    <div className="flex items-center gap-3 py-1">
      <Avatar name={name} imageUrl={logoUrl} className="size-9" />
      <div className="min-w-28 lg:max-w-80">
        <BrandLink
          brand={brand}
          className="line-clamp-2 [overflow-wrap:anywhere] hover:underline"
        />
        <p className="text-sm font-normal text-ink-muted">{usePlace(brand)}</p>
      </div>
    </div>
  )
}

/** A plain link: the server sends the page, for the other brand. */
function BrandLink({ brand: { id, name }, className }: OfBrand & { readonly className: string }) {
  return (
    <a data-row-link href={`${paths.dashboard}?brand=${id}`} title={name} className={className}>
      {name}
    </a>
  )
}

/** For whoever may make report links there. The tab is for that brand then. */
function ShareLink({ brand: { id, name, role } }: OfBrand) {
  if (!scopesOf(role).has('campaigns:write')) return null
  return (
    <a
      href={`${paths.brands}?brand=${id}&share=1`}
      aria-label={`Share report of ${isolate(name)}`}
      className={`relative z-10 max-md:h-11 ${buttonClasses({ variant: 'secondary', size: 'sm' })}`}
    >
      Share
    </a>
  )
}

/** Whether the tab is for it too. */
function usePlace({ id, role }: OwnBrand): string {
  const { brand } = useCurrentUser()
  return `${roleLabels[role]}${id === brand?.id ? ' · this tab' : ''}`
}

function BrandCard({ brand }: OfBrand) {
  const { name, logoUrl, leftCents, daysLeft, liveCampaigns, spentThisMonthCents } = brand
  const { toReview, oldestWaitingAt } = brand
  return (
    <LineCard
      picture={<Avatar name={name} imageUrl={logoUrl} className="size-9" />}
      title={<BrandLink brand={brand} className={lineCardTitleClasses} />}
      note={roleLabels[brand.role]}
      actions={
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p className="text-sm text-ink-muted">
            {oldestWaitingAt !== null && (
              <span>
                {`${formatCount(toReview)} to review since `}
                <Time at={oldestWaitingAt} />
                {' · '}
              </span>
            )}
            <span>
              <Money cents={spentThisMonthCents} />
              {` spent this month · ${formatCount(liveCampaigns)} live`}
            </span>
          </p>
          <ShareLink brand={brand} />
        </div>
      }
      figure={<Money cents={leftCents} />}
      state={
        <span className="text-sm text-ink-muted">
          {daysLeft === null ? 'left' : describeMoney(daysLeft)}
        </span>
      }
    />
  )
}
