import type { Cents } from '@permille/contract/money'
import type { ReactNode } from 'react'
import type { Column } from '#ui/tables/data-table.tsx'
import { Money } from '#ui/values/money.tsx'

interface Funds {
  readonly fundedCents: Cents
  readonly paidOutCents: Cents
}

/** What a brand and an admin see differently. */
type Cells<Campaign> = Readonly<
  Record<'name' | 'status' | 'left', (campaign: Campaign) => ReactNode>
>

/** The first columns of every table of campaigns: which one, how it is, and its money. */
export function campaignColumns<Campaign extends Funds>(
  cells: Cells<Campaign>,
): readonly Column<Campaign>[] {
  return [
    { key: 'name', header: 'Campaign', isTitle: true, cell: cells.name },
    { key: 'status', header: 'Status', cell: cells.status },
    {
      key: 'funded',
      header: 'Funded',
      isNumeric: true,
      isSecondary: true,
      sort: { order: 'funded' },
      cell: ({ fundedCents }) => <Money cents={fundedCents} />,
    },
    {
      key: 'spent',
      header: 'Spent',
      isNumeric: true,
      sort: { order: 'spent' },
      cell: ({ paidOutCents }) => <Money cents={paidOutCents} />,
    },
    {
      key: 'left',
      header: 'Left',
      isNumeric: true,
      sort: { order: 'left', isAscending: true },
      cell: cells.left,
    },
  ]
}
