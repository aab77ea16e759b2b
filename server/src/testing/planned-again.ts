import pg from 'pg'

/** The reads that were sent by name, with the last values of each. */
export type SentReads = Map<string, pg.QueryConfig>

export function recordReads(connection: pg.ClientBase, sent: SentReads): void {
  const query = connection.query.bind(connection)
  connection.query = ((statement: pg.QueryConfig, ...rest: []) => {
    const { name, text = '' } = statement
    if (name !== undefined && !/INSERT|UPDATE|DELETE/.test(text)) sent.set(name, statement)
    return query(statement, ...rest)
  }) as typeof query
}

/** After so many plans for values, PostgreSQL decides whether it keeps one for all. */
const plansForValues = 5

/** Returns the functions whose statements PostgreSQL plans at every call. The tests' own database is told never to. */
export async function listPlannedAgain(
  connectionString: string,
  sent: SentReads,
): Promise<readonly string[]> {
  const options = '-c plan_cache_mode=auto'
  const client = new pg.Client({ connectionString, options })
  await client.connect()
  try {
    for (const statement of sent.values()) {
      for (let calls = 0; calls <= plansForValues; calls += 1) await client.query(statement)
    }
    const { rows } = await client.query<{ writer: string }>(
      `SELECT split_part(name, ':', 1) AS writer FROM pg_prepared_statements WHERE generic_plans = 0`,
    )
    return rows.map(({ writer }) => writer)
  } finally {
    await client.end()
  }
}
