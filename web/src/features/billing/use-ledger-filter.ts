import type { listLedgerCall } from '@permille/contract/billing'
import type { QueryOf } from '@permille/contract/endpoint'
import { ledgerTypes } from '@permille/contract/enums'
import { useSearchParams } from 'wouter'
import { isId } from '../../api/is-id.ts'

type Filter = Pick<QueryOf<typeof listLedgerCall>, 'type' | 'campaignId' | 'month'>

export interface Ledger {
  readonly filter: Filter
  readonly change: (name: 'campaign' | 'type' | 'month', value: string) => void
}

/** What the ledger shows, kept in the address. */
export function useLedgerFilter(): Ledger {
  const [params, setParams] = useSearchParams()

  function change(name: string, value: string) {
    setParams(
      (known) => {
        const next = new URLSearchParams(known)
        if (value === '') next.delete(name)
        else next.set(name, value)
        return next
      },
      { replace: true },
    )
  }

  return { filter: ledgerFilterOf(params), change }
}

const monthPattern = /^20\d{2}-(0[1-9]|1[0-2])$/

/** Values that mean nothing are ignored rather than refused by the server. */
export function ledgerFilterOf(params: URLSearchParams): Filter {
  const campaignId = params.get('campaign')
  const month = params.get('month') ?? ''
  const type = ledgerTypes.find((known) => known === params.get('type'))
  return {
    ...(type && { type }),
    ...(isId(campaignId) && { campaignId }),
    ...(monthPattern.test(month) && { month }),
  }
}
