import { listBrandFundingsCall } from '@permille/contract/billing/billing'
import type { UserRole } from '@permille/contract/enums'
import { isolate } from '@permille/contract/input/isolate'
import { formatCents, toCents } from '@permille/contract/money'
import { listAllPayoutsCall } from '@permille/contract/payouts/admin-payouts'
import { listPayoutsCall } from '@permille/contract/payouts/payouts'
import { useQuery } from '@tanstack/react-query'
import { Banknote, Receipt } from 'lucide-react'
import { adminPaths } from '#admin-paths.ts'
import { queryOf } from '#api/query.ts'
import { paths } from '#paths.ts'
import type { CommandGroup } from '#ui/overlays/find-commands.ts'
import type { Place } from './place.ts'
import { useRested } from './use-rested.ts'

const limit = 5
const payoutIcon = <Banknote className="size-4" />

/** "R-2026-0042" and "P-1042", typed as far as their first digit. */
const beginsLikeNumber = /^\s*([rp]-?)?\d/i

/** Returns the receipts or payouts whose number is typed; none while nothing like a number is. */
export function useNumbers(role: UserRole, typed: string): CommandGroup<Place> {
  const search = useRested(beginsLikeNumber.test(typed) ? typed.trim() : '')
  const receipts = useReceipts(role === 'brand' ? search : '')
  const own = useOwnPayouts(role === 'creator' ? search : '')
  const all = useAllPayouts(role === 'admin' ? search : '')
  if (role === 'brand') return { title: 'Receipts', isSearched: true, commands: receipts }
  return role === 'creator'
    ? { title: 'Payouts', commands: own }
    : { title: 'Payouts', isSearched: true, commands: all }
}

function useReceipts(search: string): readonly Place[] {
  const query = queryOf(listBrandFundingsCall, { query: { search, limit } })
  const { data = [] } = useQuery({ ...query, enabled: search !== '' })
  return data.flatMap(({ id, receiptNumber, amountCents, feeCents, campaignName }) =>
    receiptNumber === null
      ? []
      : {
          key: id,
          label: receiptNumber,
          note: `${formatCents(toCents(amountCents + feeCents))} · ${isolate(campaignName)}`,
          icon: <Receipt className="size-4" />,
          path: paths.receipt(id),
        },
  )
}

/** Of the newest hundred. */
function useOwnPayouts(search: string): readonly Place[] {
  const query = queryOf(listPayoutsCall, { query: { limit: 100 } })
  const { data = [] } = useQuery({ ...query, enabled: search !== '' })
  if (search === '') return []
  return data.map(({ id, number, totalCents }) => ({
    key: id,
    label: number,
    note: formatCents(totalCents),
    icon: payoutIcon,
    path: paths.payout(id),
  }))
}

function useAllPayouts(search: string): readonly Place[] {
  const query = queryOf(listAllPayoutsCall, { query: { search, limit } })
  const { data = [] } = useQuery({ ...query, enabled: search !== '' })
  return data.map(({ id, number, totalCents, creatorName }) => ({
    key: id,
    label: number,
    note: `${formatCents(totalCents)} · ${isolate(creatorName)}`,
    icon: payoutIcon,
    path: `${adminPaths.payouts}?search=${number}`,
  }))
}
