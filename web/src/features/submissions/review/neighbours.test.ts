import type { SubmissionId } from '@permille/contract/ids'
import { expect, test } from 'vitest'
import { neighboursOf } from './neighbours.ts'

const idOf = (text: string) => text as SubmissionId
const [a, b, c] = [idOf('a'), idOf('b'), idOf('c')]
const waiting = [{ id: a }, { id: b }, { id: c }]

test('a post that waits has those before and after it', () => {
  expect(neighboursOf(b, waiting)).toEqual({ previous: { id: a }, next: { id: c } })
})

test('at the ends there is nothing further', () => {
  expect(neighboursOf(a, waiting).previous).toBeUndefined()
  expect(neighboursOf(c, waiting).next).toBeUndefined()
})

test('after a decided post comes the first that waits', () => {
  expect(neighboursOf('decided' as SubmissionId, waiting)).toEqual({
    previous: undefined,
    next: { id: a },
  })
})
