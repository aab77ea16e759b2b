import { hash } from '@node-rs/argon2'
import { expect, it } from 'vitest'
import { createPasswordHasher, nobodysHash } from './password-hasher.ts'

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
