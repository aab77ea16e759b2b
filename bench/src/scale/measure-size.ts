import type pg from 'pg'

const kilobytesOfPostMax = 7
const tablesShown = 8

interface Size {
  readonly name: string
  readonly bytes: number
}

/** Yields lines: bytes for each post with all that belongs to it, and which tables they are in, with their indexes. */
export async function* measureSize(client: pg.Client): AsyncGenerator<string> {
  const { rows } =
    await client.query<Size>(`SELECT relname AS name, pg_total_relation_size(oid)::float8 AS bytes
    FROM pg_class WHERE relkind = 'r' ORDER BY 2 DESC`)
  const { rows: counted } = await client.query<{ posts: number }>(
    'SELECT count(*)::float8 AS posts FROM submissions',
  )
  const posts = counted[0]?.posts ?? Number.NaN
  const kilobytes = (bytes: number) => (bytes / posts / 1000).toFixed(2)
  const all = rows.reduce((sum, { bytes }) => sum + bytes, 0)
  const verdict = all / posts / 1000 <= kilobytesOfPostMax ? 'ok' : 'above'
  yield `A post: ${kilobytes(all)} kB (goal ${kilobytesOfPostMax}, ${verdict})`
  const largest = rows.slice(0, tablesShown)
  yield `  ${largest.map(({ name, bytes }) => `${name} ${kilobytes(bytes)}`).join(', ')}`
}
