import type { DatabaseServer } from './database.ts'

export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [key: string]: Json }

/**
 * Runs a call's one effect: `effect` runs one transaction of the given database, and its result is
 * returned. `kept` picks the part of it needed to continue. If an earlier attempt with the same key has
 * committed, both are skipped and its `kept` is returned instead; the call continues from there. So
 * whatever follows must be safe to repeat.
 */
export type Once = <Result, Kept extends Json>(
  effect: (database: DatabaseServer) => Promise<Result>,
  kept: (result: Result) => Kept,
) => Promise<Kept>

/** Without a key there is no earlier attempt. */
export function withoutKey(database: DatabaseServer): Once {
  return async (effect, kept) => kept(await effect(database))
}
