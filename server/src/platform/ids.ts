import { v7 } from 'uuid'

/** A time-ordered UUID, 36 characters: new rows land at the end of their index. */
export function newId(): string {
  return v7()
}
