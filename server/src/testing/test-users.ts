import type { UserRole } from '@permille/contract/enums'
import type { BrandId, CreatorId, UserId } from '@permille/contract/ids'
import type { MemberRole } from '@permille/contract/teams/scopes'
import {
  insertBrand,
  insertCreator,
  insertUser,
  markSuspended,
} from '../features/accounts/account-store.ts'
import { createPasswordHasher } from '../features/accounts/passwords/password-hasher.ts'
import { startSession } from '../features/accounts/sign-in/session.ts'
import { insertMember } from '../features/teams/member-store.ts'
import type { Clock } from '../platform/clock.ts'
import type { DatabaseServer, Transaction } from '../platform/database/database.ts'
import { newId } from '../platform/ids.ts'

/** Where to make something: in a transaction of its own, or in an open one. */
export type Place = DatabaseServer | Transaction

export function within<T>(place: Place, work: (tx: Transaction) => Promise<T>): Promise<T> {
  return 'transaction' in place ? place.transaction(work) : work(place)
}

/** The password of every user made here. */
export const password = 'correct-horse-7'
let passwordHash: Promise<string> | undefined

async function makeUser(tx: Transaction, role: 'brand' | 'creator' | 'admin'): Promise<UserId> {
  passwordHash ??= createPasswordHasher().hash(password, 'test')
  const user = await insertUser(tx, {
    role,
    email: `${newId()}@permille.test`,
    passwordHash: await passwordHash,
    displayName: `Test ${role}`,
    createdAt: new Date(),
    // Brands and admins come by an invitation to their address.
    isEmailProven: role !== 'creator',
  })
  if (user === undefined) throw new Error('the address is taken')
  return user.id
}

export interface TestAdmin {
  readonly kind: 'admin'
  readonly userId: UserId
}

export async function makeAdmin(place: Place): Promise<TestAdmin> {
  return { kind: 'admin', userId: await within(place, (tx) => makeUser(tx, 'admin')) }
}

export interface TestBrand {
  readonly kind: 'brand'
  readonly userId: UserId
  readonly brandId: BrandId
}

export function makeBrand(place: Place, name = 'Test brand'): Promise<TestBrand> {
  return within(place, async (tx) => {
    const userId = await makeUser(tx, 'brand')
    const brandId = await insertBrand(tx, { ownerUserId: userId, name, createdAt: new Date() })
    return { kind: 'brand', userId, brandId }
  })
}

/** Someone of the brand without one of their own. */
export function makeMember(place: Place, brand: TestBrand, role: MemberRole): Promise<TestBrand> {
  return within(place, async (tx) => {
    const userId = await makeUser(tx, 'brand')
    await addMember(tx, brand, { userId, role })
    return { kind: 'brand', userId, brandId: brand.brandId }
  })
}

/** The same for someone who has an account. */
export function addMember(
  place: Place,
  { brandId, userId: addedBy }: TestBrand,
  { userId, role }: { readonly userId: UserId; readonly role: MemberRole },
): Promise<void> {
  return within(place, (tx) => insertMember(tx, { brandId, userId, role, addedBy, at: new Date() }))
}

/** Someone who left the only brand they were in. */
export async function makeBrandless(place: Place): Promise<{ readonly userId: UserId }> {
  return { userId: await within(place, (tx) => makeUser(tx, 'brand')) }
}

export interface NewCreator {
  readonly kind: 'creator'
  readonly userId: UserId
  readonly creatorId: CreatorId
}

/** A creator who has connected no account yet. */
export function makeNewCreator(place: Place): Promise<NewCreator> {
  return within(place, async (tx) => {
    const userId = await makeUser(tx, 'creator')
    const handle = handleOf(userId)
    const creatorId = await insertCreator(tx, { userId, handle, createdAt: new Date() })
    if (creatorId === undefined) throw new Error(`${handle} is taken`)
    return { kind: 'creator', userId, creatorId }
  })
}

/** The handle of the creator that is made for this user. */
export function handleOf(userId: UserId): string {
  return `creator_${userId.slice(-12)}`
}

/** Suspended as far as money is concerned; the use case also ends sessions and pauses campaigns. */
export async function suspend(place: Place, userId: UserId): Promise<void> {
  const reason = 'Bought views'
  await within(place, (tx) => markSuspended(tx, { userId, reason, at: new Date() }))
}

/** Someone signed in, at their own address, so that limits never mix them up. */
export interface Person {
  readonly userId: UserId
  readonly token: string
  readonly address: string
}

/** The person with the session that a response gives them: some changes renew its token. */
export function follow(person: Person, { headers }: { readonly headers: Headers }): Person {
  const token = /permille_session=([^;]+)/.exec(headers.get('set-cookie') ?? '')?.[1]
  return token === undefined ? person : { ...person, token }
}

export interface People {
  /** A new signed-in user of this role. */
  person(role: UserRole): Promise<Person>
  /** The same user, signed in. */
  signIn<User extends { readonly userId: UserId }>(user: User): Promise<User & Person>
}

const makers = { admin: makeAdmin, brand: makeBrand, creator: makeNewCreator }

export function createPeople(database: DatabaseServer, clock: Clock): People {
  const signIn = async <User extends { readonly userId: UserId }>(user: User) => {
    const { userId } = user
    const address = nextAddress()
    const from = { address, userAgent: 'a test' }
    const { token } = await database.transaction((tx) =>
      startSession(tx, { userId, isRemembered: false, now: clock.now(), from }),
    )
    return { ...user, userId, token, address }
  }
  return { signIn, person: async (role) => signIn(await makers[role](database)) }
}

let addressCount = 0

/** An address that no one has called from yet. */
export function nextAddress(): string {
  addressCount += 1
  return `10.0.${Math.floor(addressCount / 250)}.${(addressCount % 250) + 1}`
}
