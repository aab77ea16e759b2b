import { expect, test } from 'vitest'
import { nestForm } from './form.ts'
import { readParams } from './params.ts'

const plain = (value: unknown) => JSON.parse(JSON.stringify(value))

test('brackets nest, and both list notations are equivalent', () => {
  const empty = nestForm({ 'a[b][c]': '1', 'expand[]': ['x', 'y'] })
  const indexed = nestForm({ 'a[b][c]': '1', 'expand[0]': 'x', 'expand[1]': 'y' })

  expect(plain(empty)).toEqual({ a: { b: { c: '1' } }, expand: { 0: 'x', 1: 'y' } })
  expect(plain(indexed)).toEqual(plain(empty))
})

test('a JavaScript property name is an unknown parameter like any other', () => {
  const form = nestForm({ '__proto__[polluted]': '1' })

  const read = () => readParams(form, { amount: 'integer' })

  expect(read).toThrow(expect.objectContaining({ status: 400 }))
  expect({}).not.toHaveProperty('polluted')
})

test.each([
  ['1e3', 'parameter_invalid_integer'],
  ['1.5', 'parameter_invalid_integer'],
  ['99999999999999999999', 'parameter_invalid_integer'],
  [' 1', 'parameter_invalid_integer'],
])('%j is not an integer', (amount, code) => {
  const read = () => readParams(nestForm({ amount }), { amount: 'integer' })

  expect(read).toThrow(expect.objectContaining({ body: expect.objectContaining({ code }) }))
})

test('an empty text counts as not sent', () => {
  const read = readParams(nestForm({ amount: '', name: 'x' }), { amount: 'integer', name: 'text' })

  expect(read).toEqual({ name: 'x' })
})
