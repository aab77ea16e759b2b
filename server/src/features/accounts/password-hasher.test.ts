import { expect, it } from 'vitest'
import { createPasswordHasher } from './password-hasher.ts'

it('knows the right password in full, and no other', async () => {
  const passwords = createPasswordHasher()
  const long = 'x'.repeat(127)

  const hash = await passwords.hash(`${long}a`)

  expect(hash).toMatch(/^\$argon2id\$/)
  expect(await passwords.verify(`${long}a`, hash)).toBe(true)
  expect(await passwords.verify(`${long}b`, hash)).toBe(false)
  expect(await passwords.verify(long, hash)).toBe(false)
})

it('lets nobody in who has no hash', async () => {
  const passwords = createPasswordHasher()

  expect(await passwords.verify('nobody has this password', undefined)).toBe(false)
})

it('answers everybody when many come at once', async () => {
  const passwords = createPasswordHasher()
  const hash = await passwords.hash('correct-horse-7')

  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      passwords.verify(index % 2 === 0 ? 'correct-horse-7' : 'wrong', hash),
    ),
  )

  expect(answers).toEqual([true, false, true, false, true, false, true, false, true, false])
})
