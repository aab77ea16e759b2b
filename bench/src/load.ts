import autocannon from 'autocannon'

export interface LoadRequest {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

interface Load {
  readonly url: string
  readonly requests: readonly LoadRequest[]
  readonly expectedStatus: number
}

const connectionsMax = 32

/**
 * Responses per second over some seconds; the connections share the requests out and start over.
 */
export async function measureRate(load: Load, seconds: number): Promise<number> {
  return await shoot(load, { duration: seconds })
}

/** Responses per second when each request is sent exactly once. */
export async function measureOnce(load: Load): Promise<number> {
  return await shoot(load, { amount: load.requests.length })
}

async function shoot(
  { url, requests, expectedStatus }: Load,
  length: { duration: number } | { amount: number },
): Promise<number> {
  const connections = Math.min(connectionsMax, requests.length)
  let nextClient = 0
  const startedAt = performance.now()
  const result = await autocannon({
    url,
    connections,
    ...length,
    setupClient: (client) => {
      const own = requests.filter((_, index) => index % connections === nextClient)
      nextClient += 1
      client.setRequests(own)
    },
  })
  const elapsedSeconds = (performance.now() - startedAt) / 1000
  const statuses = Object.keys(result.statusCodeStats)
  if (result.errors > 0 || statuses.join() !== String(expectedStatus)) {
    throw new Error(`${url} returned ${JSON.stringify(result.statusCodeStats)}`)
  }
  const answered = result.statusCodeStats[expectedStatus]?.count ?? 0
  return answered / ('amount' in length ? elapsedSeconds : result.duration)
}
