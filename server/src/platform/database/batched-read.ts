import { createPlaces } from '../places.ts'

// With one, a slow read would block everyone; with many, little would be left to batch.
const readsAtOnce = 2
const keysMax = 100

interface Batch<Key, Value> {
  readonly keys: Key[]
  readonly values: Promise<readonly Value[]>
}

/**
 * Batches the reads of simultaneous callers: while two reads are in flight, further callers wait for the
 * next one. Nothing is cached: a read starts only after each of its keys was requested.
 * `read` returns one value per key, in the same order.
 */
export function createBatchedRead<Value, Key = string>(
  read: (keys: readonly Key[]) => Promise<readonly Value[]>,
): (key: Key) => Promise<Value> {
  const places = createPlaces(readsAtOnce)
  let open: Batch<Key, Value> | undefined
  const openBatch = (): Batch<Key, Value> => {
    const keys: Key[] = []
    const begin = async (): Promise<readonly Value[]> => {
      await places.take()
      if (open === batch) open = undefined
      return await read(keys).finally(places.leave)
    }
    const batch = { keys, values: begin() }
    return batch
  }
  return async (key) => {
    open ??= openBatch()
    const { keys, values } = open
    const index = keys.push(key) - 1
    if (keys.length === keysMax) open = undefined
    return (await values)[index] as Value
  }
}
