import pg from 'pg'

/** As many statements at a time as a small machine has processors. */
const lanesCount = 2

/** Connections that fill tables beside each other. */
export interface Lanes {
  /** For what is done alone. */
  readonly client: pg.Client
  /** Runs each list in order, beside the others, and the first lists first. */
  run(lists: readonly (readonly string[])[]): Promise<void>
  end(): Promise<void>
}

/** Reports a line for each statement: how long it took, its rows, and its first words. */
export async function openLanes(given: {
  connectionString: string
  settings: string
  report: (line: string) => void
}): Promise<Lanes> {
  const open = async (): Promise<pg.Client> => {
    const client = new pg.Client({ connectionString: given.connectionString })
    await client.connect()
    await client.query(given.settings)
    return client
  }
  const client = await open()
  const others = await Promise.all(Array.from({ length: lanesCount - 1 }, open))
  const runStep = async (lane: pg.Client, statement: string): Promise<void> => {
    const startedAt = Date.now()
    const { rowCount } = await lane.query(statement)
    const seconds = ((Date.now() - startedAt) / 1000).toFixed(1)
    const [words = ''] = statement.trim().split('\n')
    given.report(
      `${seconds.padStart(7)} s  ${String(rowCount ?? '').padStart(9)}  ${words.slice(0, 90)}`,
    )
  }
  const run = async (lists: readonly (readonly string[])[]): Promise<void> => {
    const left = [...lists]
    await Promise.all(
      [client, ...others].map(async (lane) => {
        for (let list = left.shift(); list !== undefined; list = left.shift())
          for (const statement of list) await runStep(lane, statement)
      }),
    )
  }
  const end = async (): Promise<void> => {
    await Promise.all([client, ...others].map((lane) => lane.end()))
  }
  return { client, run, end }
}
