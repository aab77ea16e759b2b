import type { listLedgerCall } from '@permille/contract/billing/billing'
import type { QueryOf } from '@permille/contract/endpoint'
import { ledgerTypes } from '@permille/contract/enums'
import type { CampaignId } from '@permille/contract/ids'
import { isId } from '#api/is-id.ts'
import type { UrlReader } from '#api/url-filters.ts'
import { useUrlFilters } from '#api/use-url-filters.ts'

type Filter = Pick<QueryOf<typeof listLedgerCall>, 'type' | 'campaignId' | 'month'>

export interface Ledger {
  readonly filter: Filter
  readonly change: (name: 'campaign' | 'type' | 'month', value: string) => void
  readonly clear: () => void
}

/** Keeps the ledger's filter in the URL. */
export function useLedgerFilter(): Ledger {
  const address = useUrlFilters()
  return {
    filter: ledgerFilterIn(address),
    change: address.change,
    clear: () => address.changeAll({ campaign: '', type: '', month: '' }),
  }
}

const monthPattern = /^20\d{2}-(0[1-9]|1[0-2])$/

/** Returns the filter in the URL; ignores invalid values, which the server would refuse. */
export function ledgerFilterIn({ read, choose }: UrlReader): Filter {
  const campaignId = read('campaign')
  const month = read('month')
  return {
    type: choose('type', ledgerTypes),
    campaignId: isId<CampaignId>(campaignId) ? campaignId : undefined,
    month: monthPattern.test(month) ? month : undefined,
  }
}
