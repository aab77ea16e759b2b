import { v7 } from 'uuid'

/**
 * A time-ordered UUID, 36 characters: new rows land at the end of their index. Its kind is the one
 * wanted where it is called.
 */
export function newId<Kind extends string>(): Kind {
  return v7() as Kind
}
