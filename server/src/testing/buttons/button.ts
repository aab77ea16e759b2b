import type { Partners } from '../partners.ts'
import type { Given } from '../test-client.ts'

/** Everything is set up, and one click would do its work; `named` fills the `{…}` of the path. */
export interface Button {
  readonly named?: string
  readonly given: Given
}

export interface ButtonMaker {
  /** Only the browser's Idempotency-Key keeps a second click from creating a second thing. */
  readonly needsKey?: true
  place(partners: Partners): Button | Promise<Button>
}

/** By the name of the call: "POST /api/campaigns". */
export type Buttons = Readonly<Record<string, ButtonMaker>>

let nameCount = 0

/** An unused username or mailbox. */
export function newName(): string {
  nameCount += 1
  return `clicker${nameCount}`
}
