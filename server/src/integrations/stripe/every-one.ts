import { callStripe } from './stripe-errors.ts'

interface ListParams {
  readonly limit: number
  readonly created?: { readonly gte: number }
}

const pageSize = 100

/** Returns every object of a list since then, or ever if null, over all its pages; `stop` ends it between two. */
export async function everyOne<Item>(
  list: (params: ListParams) => AsyncIterable<Item>,
  { since, stop }: { since: Date | null; stop: AbortSignal | undefined },
): Promise<Item[]> {
  const found: Item[] = []
  const created = since === null ? {} : { created: { gte: secondsOf(since) } }
  await callStripe(async () => {
    for await (const item of list({ ...created, limit: pageSize })) {
      found.push(item)
      if (found.length % pageSize === 0) stop?.throwIfAborted()
    }
  })
  return found
}

function secondsOf(instant: Date): number {
  return Math.floor(instant.getTime() / 1000)
}
