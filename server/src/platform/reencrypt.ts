import type { Database, DatabaseServer, Transaction } from './database/database.ts'
import type { Encryption } from './encryption.ts'
import type { Log } from './log.ts'

export interface ReencryptDeps {
  readonly database: DatabaseServer
  readonly encryption: Encryption
  readonly log: Log
}

/** Rows with encrypted texts; `Change` is what replaces those of one row. */
interface SealedRows<Row, Change> {
  /** What one is called where it cannot be opened. */
  readonly name: string
  readonly idOf: (row: Row) => Readonly<Record<string, string>>
  /** Those that are not under this key. */
  readonly list: (db: Database, keyId: string) => Promise<Row[]>
  readonly change: (seen: Row, reseal: (text: string, context: string) => string) => Change
  /** False if someone changed the row meanwhile. */
  readonly replace: (tx: Transaction, change: Change) => Promise<boolean>
}

/** Seals rows with the current key, each in a transaction of its own; `leftCount` are under a key that is not configured. */
export async function reencryptRows<Row, Change>(
  { database, encryption, log }: ReencryptDeps,
  { name, idOf, list, change, replace }: SealedRows<Row, Change>,
): Promise<{ reencryptedCount: number; leftCount: number }> {
  const reseal = (text: string, context: string) =>
    encryption.seal(encryption.open(text, context), context)
  let reencryptedCount = 0
  for (const seen of await list(database, encryption.keyId)) {
    try {
      const changed = change(seen, reseal)
      if (await database.transaction((tx) => replace(tx, changed))) reencryptedCount += 1
    } catch (error) {
      log.error({ err: error, ...idOf(seen) }, `${name} cannot be opened with these keys`)
    }
  }
  const left = await list(database, encryption.keyId)
  return { reencryptedCount, leftCount: left.length }
}
