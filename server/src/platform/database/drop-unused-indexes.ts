import type pg from 'pg'
import type { Log } from '../log.ts'

/** Replaced in migration 0122, which leaves them where their tables are busy. */
const unused = ['campaigns_name_words_idx', 'brands_name_words_idx']

/** Waits at most this long for others who use the table, because later ones queue behind us. */
const waitsMs = 300

/**
 * Drops what a migration could not, one try each time someone migrates: an index needs its table alone for a moment. A
 * remaining one costs a little at each write, and nothing fails because of it. None is ever invalid: none was
 * created concurrently.
 */
export async function dropUnusedIndexes(client: pg.Client, log: Log): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    'SELECT name FROM unnest($1::text[]) name WHERE to_regclass(name) IS NOT NULL',
    [unused],
  )
  for (const { name } of rows) {
    try {
      await client.query(
        `BEGIN; SET LOCAL lock_timeout = ${waitsMs}; DROP INDEX IF EXISTS ${name}; COMMIT`,
      )
    } catch (error) {
      await client.query('ROLLBACK')
      log.warn({ err: error, index: name }, 'an unused index is still there: its table was busy')
    }
  }
}
