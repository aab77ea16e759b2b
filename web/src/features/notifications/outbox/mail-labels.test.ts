import { mailKinds } from '@permille/contract/notifications/mails'
import { expect, test } from 'vitest'
import { mailKindLabels } from './mail-labels.ts'

test('every kind of mail can be chosen by name', () => {
  const names = mailKinds.map((kind) => mailKindLabels[kind])

  expect(names).not.toContain(undefined)
  expect(new Set(names).size).toBe(mailKinds.length)
})
