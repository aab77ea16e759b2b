import { sql } from '#platform/database/sql.ts'
import { type Invariant, onlySwept } from '../invariant.ts'
import { carriedAccounts, carriedCampaigns } from './carried-sums.ts'

export const carriedInvariants: readonly Invariant[] = [
  {
    id: 'I39',
    group: 'ledger',
    claim: 'Each sum carried forward equals the entries it sums up',
    stopsPayouts: true,
    queries: [
      onlySwept('account', (within) => sql`${carriedAccounts(within)} LIMIT 20`),
      onlySwept('campaign', (within) => sql`${carriedCampaigns(within)} LIMIT 20`),
    ],
  },
]
