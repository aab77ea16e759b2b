import type { UserId } from '@permille/contract/ids'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '#platform/ids.ts'
import { countMail, hasRoomForMail, isProvenAddress, type MailPurpose } from './count-mail.ts'
import { countNameChange } from './count-name-change.ts'
import { type AccountSetup, registerSomebody, setUpAccounts } from './testing/account-setup.ts'

let setup: AccountSetup

beforeAll(async () => {
  setup = await setUpAccounts()
})

afterAll(() => setup.close())

const hour = 3600

/** How many of this many mails are counted, each to the address that `to` names. */
async function countedOf(
  count: number,
  to: (index: number) => string,
  userId: UserId | null = null,
): Promise<number> {
  let counted = 0
  for (let index = 0; index < count; index += 1) {
    const toAddress = to(index)
    const mail = { purpose: 'news', toAddress, userId } as const
    if (await hasRoomForMail(setup.database, mail)) counted += 1
  }
  return counted
}

it('an address receives five mails an hour and fifteen a day, in any spelling', async () => {
  const name = newId()
  const to = (index: number) => (index % 2 === 0 ? `${name}@x.test` : `${name}@X.TEST`)

  const ofHours: number[] = []
  for (let count = 0; count < 5; count += 1) {
    ofHours.push(await countedOf(8, to))
    setup.passSeconds(hour + 1)
  }
  setup.passSeconds(24 * hour)

  expect(ofHours).toEqual([5, 5, 5, 0, 0])
  expect(await countedOf(8, to)).toBe(5)
})

it('an account causes ten mails an hour, and refused mails do not count', async () => {
  const userId = newId<UserId>()
  const addresses = Array.from({ length: 12 }, () => `${newId()}@x.test`)

  const counted = await countedOf(12, (index) => addresses[index] ?? '', userId)

  expect(counted).toBe(10)
  expect(await countedOf(8, () => addresses[11] ?? '')).toBe(5)
})

it('says when to try again', async () => {
  const toAddress = `${newId()}@x.test`
  await countedOf(5, () => toAddress)
  setup.passSeconds(20 * 60)

  const mail = { purpose: 'news', toAddress, userId: null } as const
  const refused = countMail(setup.database, mail)

  await expect(refused).rejects.toMatchObject({
    code: 'too-many-requests',
    message: expect.stringMatching(/Try again in 40 minutes\.$/),
    retryAfterSeconds: 40 * 60,
  })
})

const hasRoom = (purpose: MailPurpose, toAddress: string) =>
  hasRoomForMail(setup.database, { purpose, toAddress, userId: null })

it('each way to sign in has its own limit, whatever else was mailed; notifications share the overall limit', async () => {
  const [flooded, quiet] = [`${newId()}@x.test`, `${newId()}@x.test`]
  const kinds: MailPurpose[] = ['confirm', 'password', 'invitation', 'answer']
  await countedOf(8, () => flooded)

  const rooms: boolean[] = []
  for (const purpose of kinds) rooms.push(await hasRoom(purpose, flooded))
  for (let count = 0; count < 4; count += 1) await hasRoom('confirm', quiet)

  expect(rooms).toEqual([true, true, true, true])
  expect(await countedOf(8, () => quiet)).toBe(1)
})

it('after a day’s password links are used up, one an hour is mailed, valid for an hour', async () => {
  const toAddress = `${newId()}@x.test`
  const ofHours: number[] = []
  for (let passed = 0; passed < 6; passed += 1) {
    let mailed = 0
    for (let count = 0; count < 7; count += 1) {
      if (await hasRoom('password', toAddress)) mailed += 1
    }
    ofHours.push(mailed)
    setup.passSeconds(hour + 1)
  }

  expect(ofHours).toEqual([6, 6, 6, 1, 1, 1])
  expect(await hasRoom('confirm', toAddress)).toBe(true)
})

it('an address is proven while its account has proven it', async () => {
  const { email, userId } = await registerSomebody(setup)
  const isProven = () => setup.database.transaction((tx) => isProvenAddress(tx, email))

  const before = await isProven()
  await setup.database.pool.query('UPDATE users SET email_proven_at = now() WHERE id = $1', [
    userId,
  ])

  expect([before, await isProven()]).toEqual([false, true])
})

it('an eleventh name change in a day is refused, and a rolled-back one does not count', async () => {
  const userId = newId<UserId>()
  const count = () => setup.database.transaction((tx) => countNameChange(tx, userId))
  const undone = setup.database.transaction(async (tx) => {
    await countNameChange(tx, userId)
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  for (let changed = 0; changed < 10; changed += 1) await count()

  await expect(count()).rejects.toMatchObject({ code: 'too-many-requests' })
})
