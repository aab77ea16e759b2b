import { v7 } from 'uuid'

/**
 * Returns a time-ordered UUID of 36 characters, so that new rows land at the end of their index. The caller
 * chooses its kind.
 */
export function newId<Kind extends string>(): Kind {
  return v7() as Kind
}
