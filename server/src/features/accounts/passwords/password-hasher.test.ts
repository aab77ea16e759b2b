import { hash } from '@node-rs/argon2'
import { expect, it } from 'vitest'
import { createPasswordHasher, hashingShare, nobodysHash } from './password-hasher.ts'

it('accepts the full password and no other', async () => {
  const passwords = createPasswordHasher()
  const long = 'x'.repeat(127)

  const hash = await passwords.hash(`${long}a`, 'here')

  expect(hash).toMatch(/^\$argon2id\$/)
  expect(await passwords.verify(`${long}a`, hash, 'here')).toBe(true)
  expect(await passwords.verify(`${long}b`, hash, 'here')).toBe(false)
  expect(await passwords.verify(long, hash, 'here')).toBe(false)
})

it('accepts nothing without a hash', async () => {
  const passwords = createPasswordHasher()

  expect(await passwords.verify('nobody has this password', undefined, 'here')).toBe(false)
})

it('serves every caller under load', async () => {
  const passwords = createPasswordHasher()
  const hash = await passwords.hash('correct-horse-7', 'here')

  const responses = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      passwords.verify(index % 2 === 0 ? 'correct-horse-7' : 'wrong', hash, 'here'),
    ),
  )

  expect(responses).toEqual([true, false, true, false, true, false, true, false, true, false])
})

it('recognises a hash of a lower cost', async () => {
  const passwords = createPasswordHasher()
  const cheap = await hash('correct-horse-7', { memoryCost: 8192, timeCost: 2, parallelism: 1 })
  const quick = await hash('correct-horse-7', { memoryCost: 19_456, timeCost: 1, parallelism: 1 })

  const outdated = [cheap, quick, await passwords.hash('correct-horse-7', 'here'), nobodysHash].map(
    (each) => passwords.isOutdated(each),
  )

  expect(outdated).toEqual([true, true, false, false])
})

it.each([
  [1, 2, 1],
  [2, 2, 1],
  [3, 3, 1],
  [4, 4, 2],
  [64, 4, 2],
])(
  'hashes on %i processors no more than %i at a time, and no more than %i for one address',
  (processors, all, one) => {
    expect(hashingShare(processors)).toEqual({ atOnce: all, atOncePerCaller: one })
  },
)

it('serves someone else before a flood’s backlog, from however many addresses it came', async () => {
  const passwords = createPasswordHasher(2)
  const addresses = Array.from({ length: 6 }, (_, n) => `10.0.0.${n}`)
  const ended: string[] = []
  const flood = (address: string) =>
    passwords.hash('correct-horse-7', address).then(() => ended.push(address))
  // Each has taken its time before, however fast the machine is: more than the difference for which callers take turns.
  for (const address of addresses) {
    const beganAt = performance.now()
    while (performance.now() < beganAt + 200) await passwords.hash('correct-horse-7', address)
  }

  const backlog = addresses.flatMap((address) => Array.from({ length: 8 }, () => flood(address)))
  await passwords.verify('correct-horse-7', nobodysHash, '192.0.2.1')
  const before = ended.length
  await Promise.all(backlog)

  // Two were being hashed, and one more ran beside it; in turns all six addresses would have come first.
  expect(before).toBeLessThanOrEqual(4)
  expect(ended).toHaveLength(48)
})
