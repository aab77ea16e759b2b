import type { WriteCallName } from '@permille/contract/calls'
import { makePartners, type Partners } from '../partners.ts'
import type { Given } from '../test-client.ts'
import type { TestServer } from '../test-server.ts'
import type { Person } from '../test-users.ts'

/** Everything is set up, and one click would do its work; `named` fills the `{…}` of the path. */
export interface Button {
  readonly named?: string
  readonly given: Given
}

export type ButtonMaker = Placing & {
  /** Only the browser's Idempotency-Key keeps a second click from creating a second thing. */
  readonly needsKey?: true
}

/** Partners cost more to make than most clicks, so a button says whether it needs them, or a new user. */
type Placing =
  | { place(partners: Partners): Button | Promise<Button> }
  | { placeBrand(brand: Person): Button | Promise<Button> }
  | { placeCreator(creator: Person): Button | Promise<Button> }
  | { placeAlone(): Button | Promise<Button> }

/** By the name of the call. */
export type Buttons = Readonly<Partial<Record<WriteCallName, ButtonMaker>>>

export async function placeButton(server: TestServer, maker: ButtonMaker): Promise<Button> {
  if ('placeAlone' in maker) return maker.placeAlone()
  if ('placeBrand' in maker) return maker.placeBrand(await server.person('brand'))
  if ('placeCreator' in maker) return maker.placeCreator(await server.person('creator'))
  return maker.place(await makePartners(server))
}

let nameCount = 0

/** An unused username or mailbox. */
export function newName(): string {
  nameCount += 1
  return `clicker${nameCount}`
}
