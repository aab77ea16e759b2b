import { listBrandsCall, type OwnBrand } from '@permille/contract/overview/own-brands'
import { useQuery } from '@tanstack/react-query'
import { Check, ChevronsUpDown } from 'lucide-react'
import { Link, useLocation } from 'wouter'
import { queryOf } from '../api/query.ts'
import { useCurrentUser } from '../api/session.ts'
import { openBrand } from '../features/accounts/open-brand.ts'
import { paths } from '../paths.ts'
import { joinClasses } from '../ui/join-classes.ts'
import { Menu, MenuItem, MenuSeparator } from '../ui/overlays/menu.tsx'
import { Avatar } from '../ui/values/avatar.tsx'
import { formatCount } from '../ui/values/views.tsx'

interface BrandSwitchProps {
  /** Undefined in the sheet, which a menu could not leave: a link to the page of all brands instead. */
  readonly isCollapsed?: boolean
}

const classes =
  'flex h-9 w-full items-center gap-2 rounded-control px-1 text-left font-medium hover:bg-surface-sunken max-md:h-11'

/** So many show in the menu; the page has all of them. */
const shownMax = 10

/** The brand that the tab is for, at the head of the sidebar, for someone of several. */
export function BrandSwitch({ isCollapsed }: BrandSwitchProps) {
  const isInSheet = isCollapsed === undefined
  const { brand: acting, brandName } = useCurrentUser()
  const [, navigate] = useLocation()
  const { data: brands = [] } = useQuery(queryOf(listBrandsCall, {}))
  const current = brands.find(({ id }) => id === acting?.id)
  const content = (
    <>
      <Avatar name={brandName ?? ''} imageUrl={current?.logoUrl} className="size-6" />
      {!isCollapsed && (
        <>
          <span className="min-w-0 flex-1 truncate">{brandName}</span>
          <ChevronsUpDown aria-hidden="true" className="size-4 text-ink-muted" />
        </>
      )}
    </>
  )
  if (isInSheet) {
    return (
      <Link href={paths.brands} aria-label={`${brandName}, all brands`} className={classes}>
        {content}
      </Link>
    )
  }
  return (
    <Menu
      align="start"
      trigger={
        <button
          type="button"
          aria-label={`${brandName}, switch brand`}
          title={brandName ?? ''}
          className={classes}
        >
          {content}
        </button>
      }
    >
      {brands.slice(0, shownMax).map((brand) => (
        <BrandItem key={brand.id} brand={brand} isCurrent={brand === current} />
      ))}
      <MenuSeparator />
      <MenuItem onSelect={() => navigate(paths.brands)}>All brands</MenuItem>
    </Menu>
  )
}

interface BrandItemProps {
  readonly brand: OwnBrand
  readonly isCurrent: boolean
}

function BrandItem({ brand: { id, name, logoUrl, toReview }, isCurrent }: BrandItemProps) {
  return (
    <MenuItem onSelect={() => openBrand(id, paths.dashboard)}>
      <Avatar name={name} imageUrl={logoUrl} className="size-5 text-xs" />
      <span className="max-w-60 min-w-0 flex-1 truncate">{name}</span>
      {isCurrent && <span className="sr-only">, this tab</span>}
      {toReview > 0 && (
        <span className="text-sm text-ink-muted tabular-nums">{`${formatCount(toReview)} to review`}</span>
      )}
      <Check
        aria-hidden="true"
        className={joinClasses('size-4 text-accent', !isCurrent && 'invisible')}
      />
    </MenuItem>
  )
}
