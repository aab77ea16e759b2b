import { listDiscrepanciesCall } from '@permille/contract/books/discrepancies'
import { instantText, listFile } from '#platform/http/calls/list-file.ts'

export const discrepancyFile = listFile(listDiscrepanciesCall, 'exceptions', {
  'Found (UTC)': (row) => instantText(row.foundAt),
  Kind: (row) => row.kind,
  'ID at the provider': (row) => row.ref,
  'Provider (USD)': (row) => row.providerCents / 100,
  'Ledger (USD)': (row) => row.ledgerCents / 100,
  State: (row) => row.state,
  'Taken by': (row) => row.ownerName,
  'Ended (UTC)': (row) => instantText(row.endedAt),
  'Left to return (USD)': (row) => row.unreturnedCents / 100,
  'Paid otherwise (USD)': (row) => row.paidOtherwiseCents / 100,
  'Reference of that': (row) => row.paidReference,
  ID: (row) => row.id,
})
