import type { BrandId, LedgerEntryId } from '@permille/contract/ids'
import type { PageRequest } from '#platform/database/after-cursor.ts'
import type { Database } from '#platform/database/database.ts'
import { NotFound } from '#platform/errors/errors.ts'
import { findLedgerDay, listLinesOfDay } from './ledger-day-store.ts'
import type { LedgerRow } from './ledger-store.ts'

interface OwnDay extends PageRequest {
  /** Its first line. */
  readonly entryId: LedgerEntryId
  readonly brandId: BrandId
}

/** The lines of one row of a brand's ledger. */
export async function readLedgerDay(
  db: Database,
  { entryId, brandId, ...page }: OwnDay,
): Promise<LedgerRow[]> {
  const day = await findLedgerDay(db, { entryId, brandId })
  if (day === undefined) throw new NotFound('ledger-day-not-found', 'Ledger row not found')
  return await listLinesOfDay(db, day, page)
}
