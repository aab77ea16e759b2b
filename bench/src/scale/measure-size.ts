import type pg from 'pg'

const kilobytesOfPostMax = 9.6
const tablesShown = 12

interface Size {
  readonly name: string
  readonly rows: number
  readonly indexes: number
}

/** Yields lines: bytes for each post with all that belongs to it, and which tables they are in, rows and indexes apart. */
export async function* measureSize(client: pg.Client): AsyncGenerator<string> {
  const { rows: tables } = await client.query<Size>(
    `SELECT relname AS name, pg_table_size(oid)::float8 AS rows, pg_indexes_size(oid)::float8 AS indexes
    FROM pg_class WHERE relkind = 'r' ORDER BY pg_total_relation_size(oid) DESC`,
  )
  const { rows: counted } = await client.query<{ posts: number }>(
    'SELECT count(*)::float8 AS posts FROM submissions',
  )
  const posts = counted[0]?.posts ?? Number.NaN
  const kilobytes = (bytes: number) => (bytes / posts / 1000).toFixed(2)
  const ofAll = (part: 'rows' | 'indexes') => tables.reduce((sum, each) => sum + each[part], 0)
  const [rows, indexes] = [ofAll('rows'), ofAll('indexes')]
  const verdict = (rows + indexes) / posts / 1000 <= kilobytesOfPostMax ? 'ok' : 'above'
  yield `A post with all that belongs to it: ${kilobytes(rows + indexes)} kB (goal ${kilobytesOfPostMax}, ${verdict}), ` +
    `of which rows ${kilobytes(rows)} and indexes ${kilobytes(indexes)}`
  for (const each of tables.slice(0, tablesShown)) {
    yield `  ${each.name.padEnd(28)}${kilobytes(each.rows).padStart(6)} + ${kilobytes(each.indexes)}`
  }
}
