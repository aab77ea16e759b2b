import { listBrandsCall } from '@permille/contract/overview/own-brands'
import { useQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { queryOf } from '../api/query.ts'
import { useCurrentUser } from '../api/session.ts'
import { paths } from '../paths.ts'
import { joinClasses } from '../ui/join-classes.ts'
import { MenuItem, MenuSeparator } from '../ui/overlays/menu.tsx'

/** Opens the dashboard of another brand in this tab; nothing for someone of one. */
export function BrandItems() {
  const { brand } = useCurrentUser()
  const isOfSeveral = brand !== null && brand.count > 1
  const { data = [] } = useQuery({ ...queryOf(listBrandsCall), enabled: isOfSeveral })
  if (!isOfSeveral) return null
  return (
    <>
      {data.map(({ id, name, toReview }) => (
        <MenuItem
          key={id}
          onSelect={() => window.location.assign(`${paths.dashboard}?brand=${id}`)}
        >
          <Check
            aria-hidden="true"
            className={joinClasses('size-4 text-accent', id !== brand.id && 'invisible')}
          />
          <span className="min-w-0 flex-1 truncate">{name}</span>
          {id === brand.id && <span className="sr-only">, this tab</span>}
          {toReview > 0 && (
            <span className="text-sm text-ink-muted tabular-nums">{`${toReview} to review`}</span>
          )}
        </MenuItem>
      ))}
      <MenuSeparator />
    </>
  )
}
