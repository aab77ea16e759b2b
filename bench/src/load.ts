import autocannon from 'autocannon'
import { type Measured, measure, startMeasuring } from './compare.ts'

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
 * Counts responses over some seconds; the connections divide the requests among themselves and start over.
 */
export async function measureRate(load: Load, seconds: number): Promise<Measured> {
  return await measure(() => shoot(load, { duration: seconds }))
}

/**
 * Sends each request exactly once. Measures up to the last response, because the load generator stops only at its next
 * whole second.
 */
export async function measureOnce(load: Load): Promise<Measured> {
  const end = startMeasuring()
  let measured = end(0)
  let answered = 0
  await shoot(load, { amount: load.requests.length }, () => {
    answered += 1
    if (answered === load.requests.length) measured = end(answered)
  })
  return measured
}

/** Returns how many got the expected response. */
async function shoot(
  { url, requests, expectedStatus }: Load,
  length: { duration: number } | { amount: number },
  onResponse: () => void = () => undefined,
): Promise<number> {
  const connections = Math.min(connectionsMax, requests.length)
  let nextClient = 0
  const running = autocannon({
    url,
    connections,
    ...length,
    setupClient: (client) => {
      const own = requests.filter((_, index) => index % connections === nextClient)
      nextClient += 1
      client.setRequests(own)
    },
  })
  const result = await running.on('response', onResponse)
  const statuses = Object.keys(result.statusCodeStats)
  if (result.errors > 0 || statuses.join() !== String(expectedStatus)) {
    throw new Error(`${url} returned ${JSON.stringify(result.statusCodeStats)}`)
  }
  return result.statusCodeStats[expectedStatus]?.count ?? 0
}
