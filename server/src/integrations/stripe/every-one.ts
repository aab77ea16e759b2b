import { callStripe } from './stripe-errors.ts'

interface ListParams {
  readonly limit: number
  readonly created?: { readonly gte: number }
}

/** Returns every object of a list since then, or ever if null, over all its pages. */
export async function everyOne<Item>(
  list: (params: ListParams) => AsyncIterable<Item>,
  since: Date | null,
): Promise<Item[]> {
  const found: Item[] = []
  const created = since === null ? {} : { created: { gte: secondsOf(since) } }
  await callStripe(async () => {
    for await (const item of list({ ...created, limit: 100 })) found.push(item)
  })
  return found
}

export function secondsOf(instant: Date): number {
  return Math.floor(instant.getTime() / 1000)
}
