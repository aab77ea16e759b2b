import type { Collection } from '#state/store.ts'

/** Collections keep the order in which their records were first put. */
export function newestFirst<T>(records: Pick<Collection<T>, 'values'>): T[] {
  return records.values().reverse()
}
