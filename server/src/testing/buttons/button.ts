import type { Stall } from '../open-stall.ts'
import type { PayoutDesk } from '../payout-desk.ts'
import type { Given } from '../test-client.ts'
import type { TestServer } from '../test-server.ts'

/** Everything is set up, and one click would do its work; `named` fills the `{…}` of the path. */
export interface Button {
  readonly named?: string
  readonly given: Given
}

export interface ButtonMaker {
  /** Only the browser's Idempotency-Key keeps a second click from creating a second thing. */
  readonly needsKey?: true
  place(stall: Stall): Button | Promise<Button>
}

/** By the name of the call: "POST /api/campaigns". */
export type Buttons = Readonly<Record<string, ButtonMaker>>

export interface Stage {
  readonly server: TestServer
  readonly desk: PayoutDesk
}

let nameCount = 0

/** An unused username or mailbox. */
export function newName(): string {
  nameCount += 1
  return `clicker${nameCount}`
}
