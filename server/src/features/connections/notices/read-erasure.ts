import type { Database } from '#platform/database/database.ts'
import { NotFound } from '#platform/errors/errors.ts'
import { type Erasure, findErasure } from './notice-store.ts'

/** The erasure with this code, for the page that its person reads. */
export async function readErasure(database: Database, code: string): Promise<Erasure> {
  const erasure = await findErasure(database, code)
  if (erasure === undefined) throw new NotFound('erasure-not-found', 'No such request')
  return erasure
}
