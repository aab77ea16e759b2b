import { listBrandsCall } from '@permille/contract/overview/own-brands'
import { useQuery } from '@tanstack/react-query'
import { Store } from 'lucide-react'
import { queryOf } from '#api/query.ts'
import { useCurrentUser } from '#api/session.ts'
import { openBrand } from '#features/accounts/open-brand.ts'
import { paths } from '#paths.ts'
import type { CommandGroup } from '#ui/overlays/find-commands.ts'
import type { Action } from './palette-actions.tsx'

const icon = <Store className="size-4" />

/** The other brands of someone of several, and the page of all of them. */
export function useBrands(): CommandGroup<Action> {
  const { brand } = useCurrentUser()
  const isOfSeveral = brand !== null && brand.count > 1
  const { data = [] } = useQuery({ ...queryOf(listBrandsCall, {}), enabled: isOfSeveral })
  const others = data.filter(({ id }) => id !== brand?.id)
  const all: Action = { key: 'all-brands', label: 'All brands', icon, path: paths.brands }
  return {
    title: 'Brands',
    commands: [
      ...(isOfSeveral ? [all] : []),
      ...others.map(({ id, name, toReview }) => ({
        key: `brand-${id}`,
        label: name,
        ...(toReview > 0 && { note: `${toReview} to review` }),
        icon,
        run: () => openBrand(id, paths.dashboard),
      })),
    ],
  }
}
