import type { DatabaseServer } from './database.ts'

export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [key: string]: Json }

/**
 * Has the one effect of a call: `effect` runs one transaction of the database that it is given and returns
 * what that returned. `kept` says what of it is needed to go on. Both are skipped where an earlier try of
 * the same call, with the same key, has committed: then its `kept` is returned, and the call goes on from
 * there. So what follows must be safe to do again.
 */
export type Once = <Result, Kept extends Json>(
  effect: (database: DatabaseServer) => Promise<Result>,
  kept: (result: Result) => Kept,
) => Promise<Kept>

/** Without a key there is no earlier try. */
export function withoutKey(database: DatabaseServer): Once {
  return async (effect, kept) => kept(await effect(database))
}
