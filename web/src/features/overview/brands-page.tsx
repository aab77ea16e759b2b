import { searchForm } from '@permille/contract/input/search-form'
import { listBrandsCall, type OwnBrand } from '@permille/contract/overview/own-brands'
import { useQuery } from '@tanstack/react-query'
import { Redirect } from 'wouter'
import { CsvLink } from '#api/csv-link.tsx'
import { queryOf } from '#api/query.ts'
import { useCurrentUser } from '#api/session.ts'
import { useUrlFilters } from '#api/use-url-filters.ts'
import { ReportLinks } from '#features/report-links/share-report.tsx'
import { paths } from '#paths.ts'
import { SearchInput } from '#ui/controls/search-input.tsx'
import { Card } from '#ui/layout/card.tsx'
import { EmptyState } from '#ui/layout/empty-state.tsx'
import { ListSkeleton } from '#ui/layout/list-skeleton.tsx'
import { Loaded } from '#ui/layout/loaded.tsx'
import { PageHeader } from '#ui/layout/page-header.tsx'
import { type Stat, StatRow } from '#ui/layout/stat-row.tsx'
import { Money } from '#ui/values/money.tsx'
import { formatCount } from '#ui/values/views.tsx'
import { BrandTable } from './brand-table.tsx'

type Brands = readonly OwnBrand[]

/** What an agency reads in the morning: all its brands, the one whose posts wait longest first. */
export function BrandsPage() {
  const { brand } = useCurrentUser()
  return brand === null || brand.count < 2 ? <Redirect to={paths.dashboard} replace /> : <Brands />
}

function Brands() {
  const { read, change } = useUrlFilters()
  const query = useQuery(queryOf(listBrandsCall, {}))
  return (
    <div className="grid grid-cols-1 gap-4 [&>header]:mb-2">
      <PageHeader
        title="All brands"
        note="The brand whose posts wait longest comes first."
        actions={<CsvLink list={listBrandsCall} />}
      />
      <StatRow query={query} tiles={totals} />
      <Card>
        <Loaded
          query={query}
          skeleton={<ListSkeleton lines={4} />}
          failed="Your brands could not be loaded."
        >
          {(brands) => <FoundBrands brands={brands} />}
        </Loaded>
      </Card>
      {read('share') !== '' && <ReportLinks onClose={() => change('share', '')} />}
    </div>
  )
}

/** From so many on their names can be searched. */
const searchedFrom = 10

function FoundBrands({ brands }: { readonly brands: Brands }) {
  const { read, change } = useUrlFilters()
  if (brands.length < searchedFrom) return <BrandTable brands={brands} />
  const search = read('search')
  const words = searchForm(search)
  const found = brands.filter(({ name }) => searchForm(name).includes(words))
  return (
    <>
      <div className="border-b border-line p-3">
        <SearchInput
          label="Search brands"
          placeholder="Name"
          value={search}
          onSearch={(text) => change('search', text)}
        />
      </div>
      {found.length === 0 ? (
        <EmptyState title={`No brand’s name contains “${search}”`} />
      ) : (
        <BrandTable brands={found} />
      )}
    </>
  )
}

const totals: readonly Stat<Brands>[] = [
  {
    label: 'Posts to review',
    value: (brands) => formatCount(sumOf(brands, ({ toReview }) => toReview)),
  },
  {
    label: 'Live campaigns',
    value: (brands) => formatCount(sumOf(brands, ({ liveCampaigns }) => liveCampaigns)),
  },
  {
    label: 'Left',
    value: (brands) => <Money cents={sumOf(brands, ({ leftCents }) => leftCents)} />,
  },
  {
    label: 'Spent this month',
    value: (brands) => <Money cents={sumOf(brands, (each) => each.spentThisMonthCents)} />,
  },
]

function sumOf(brands: Brands, of: (brand: OwnBrand) => number): number {
  return brands.reduce((sum, brand) => sum + of(brand), 0)
}
