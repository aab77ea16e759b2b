import type { DatabaseServer } from '#platform/database/database.ts'
import { newId } from '#platform/ids.ts'
import { establishFact, readFact } from './installation-store.ts'

/**
 * This installation's name in objects it creates at the provider, where other software may use the same
 * account. Created once, and stored in the database.
 */
export function createInstallationId(database: DatabaseServer): () => Promise<string> {
  let known: string | undefined
  return async () => {
    known ??= (await readFact(database, 'installation-id')) ?? (await establish(database))
    return known
  }
}

function establish(database: DatabaseServer): Promise<string> {
  const value: string = newId()
  return database.transaction((tx) => establishFact(tx, { fact: 'installation-id', value }))
}
