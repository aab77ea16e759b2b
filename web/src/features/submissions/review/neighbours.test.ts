import type { SubmissionId } from '@permille/contract/ids'
import { expect, test } from 'vitest'
import { neighboursOf } from './neighbours.ts'

const idOf = (text: string) => text as SubmissionId
const [a, b, c] = [idOf('a'), idOf('b'), idOf('c')]
const waiting = [{ id: a }, { id: b }, { id: c }]

test('a pending post has a previous and a next one', () => {
  expect(neighboursOf(b, waiting)).toEqual({ previous: { id: a }, next: { id: c } })
})

test('the first and last have only one', () => {
  expect(neighboursOf(a, waiting).previous).toBeUndefined()
  expect(neighboursOf(c, waiting).next).toBeUndefined()
})

test('after a decided post comes the first pending one', () => {
  expect(neighboursOf('decided' as SubmissionId, waiting)).toEqual({
    previous: undefined,
    next: { id: a },
  })
})
