import { mailKinds } from '@permille/contract/notifications/mails'
import { expect, test } from 'vitest'
import { mailKindWords } from './mail-words.ts'

test('every kind of mail can be chosen by name', () => {
  const names = mailKinds.map((kind) => mailKindWords[kind])

  expect(names).not.toContain(undefined)
  expect(new Set(names).size).toBe(mailKinds.length)
})
