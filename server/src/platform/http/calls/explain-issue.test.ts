import { paging } from '@permille/contract/shapes'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { explainIssue } from './explain-issue.ts'

function firstSentence(schema: z.ZodMiniType, value: unknown): string | undefined {
  return z.safeParse(schema, value, { error: explainIssue }).error?.issues[0]?.message
}

it.each([
  ['a missing field', z.string(), undefined, 'Post url must be given'],
  ['a number for text', z.string(), 1, 'Post url must be text'],
  ['text for a number', z.number(), 'x', 'Post url must be a number'],
  ['a fraction', z.int(), 0.5, 'Post url must be a whole number'],
  ['text for a list', z.array(z.string()), 'x', 'Post url must be a list'],
  ['a wrong entry', z.array(z.string()), [1], 'Post url must be text'],
  ['an unknown word', z.enum(['a', 'b']), 'c', 'Post url must be one of a, b'],
  ['text too long', z.string().check(z.maxLength(2)), 'abc', /at most 2 characters long$/],
  ['a number too small', z.number().check(z.minimum(1)), 0, /at least 1$/],
  ['a malformed id', z.uuid(), 'x', 'Post url must be valid'],
])('explains the problem with %s', (_name, field, value, sentence) => {
  const said = firstSentence(z.strictObject({ postUrl: field }), { postUrl: value })

  expect(said).toMatch(sentence)
})

it.each([
  ['0', 'Limit must be at least 1'],
  ['101', 'Limit must be at most 100'],
  ['1.5', 'Limit must be a whole number'],
  ['x', 'Limit must be a number'],
])('says of the limit %s of a list what is wrong with it', (limit, sentence) => {
  expect(firstSentence(z.strictObject(paging), { limit })).toBe(sentence)
})

it('names an unknown field, shortened if it is long', () => {
  const schema = z.strictObject({})

  expect(firstSentence(schema, { isAdmin: true })).toBe('Unknown field: “isAdmin”')
  expect(firstSentence(schema, { ['x'.repeat(5000)]: 1 })?.length).toBeLessThan(100)
})

it('passes on a message from the schema', () => {
  const schema = z.strictObject({ name: z.string('Name is required') })

  expect(firstSentence(schema, { name: 1 })).toBe('Name is required')
})

it('explains that a body must be an object', () => {
  expect(firstSentence(z.strictObject({}), [])).toBe('The request must be a JSON object')
})
