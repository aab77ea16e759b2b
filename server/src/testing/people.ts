import type { UserRole } from '@permille/contract/enums'
import type { UserId } from '@permille/contract/ids'
import { createPasswordHasher } from '../features/accounts/passwords/password-hasher.ts'
import { startSession } from '../features/accounts/sign-in/session.ts'
import type { DatabaseServer } from '../platform/database/database.ts'
import { run } from '../platform/database/query.ts'
import { sql } from '../platform/database/sql.ts'
import { newId } from '../platform/ids.ts'

/** Someone signed in, at their own address, so that limits never mix them up. */
export interface Person {
  readonly role: UserRole
  readonly userId: UserId
  readonly token: string
  readonly address: string
}

export interface People {
  /** A new signed-in user of this role. */
  person(role: UserRole): Promise<Person>
  /** An existing user, signed in. */
  signIn(role: UserRole, userId: UserId): Promise<Person>
}

export function createPeople(database: DatabaseServer): People {
  const signIn = async (role: UserRole, userId: UserId): Promise<Person> => {
    const now = new Date()
    const address = nextAddress()
    const from = { address, userAgent: 'a test' }
    const { token } = await database.transaction((tx) =>
      startSession(tx, { userId, isRemembered: false, now, from }),
    )
    return { role, userId, token, address }
  }
  return {
    signIn,
    person: async (role) => signIn(role, await insertUser(database, role)),
  }
}

/** The password of everyone created here. */
export const password = 'correct-horse-7'

const passwordHash = createPasswordHasher().hash(password, 'test')

let addressCount = 0

/** An address that no one has called from yet. */
export function nextAddress(): string {
  addressCount += 1
  return `10.0.${Math.floor(addressCount / 250)}.${(addressCount % 250) + 1}`
}

function insertUser(database: DatabaseServer, role: UserRole): Promise<UserId> {
  const [userId, ownId] = [newId<UserId>(), newId()]
  const handle = `user_${ownId.slice(-12)}`
  return database.transaction(async (tx) => {
    await run(
      tx,
      sql`INSERT INTO users (id, role, email, password, display_name)
        VALUES (${userId}, ${role}, ${`${userId}@permille.test`}, ${await passwordHash}, 'Somebody')`,
    )
    if (role === 'brand') {
      await run(
        tx,
        sql`INSERT INTO brands (id, owner_user_id, name) VALUES (${ownId}, ${userId}, 'A brand')`,
      )
    }
    if (role === 'creator') {
      await run(
        tx,
        sql`INSERT INTO creators (id, user_id, handle) VALUES (${ownId}, ${userId}, ${handle})`,
      )
    }
    return userId
  })
}
