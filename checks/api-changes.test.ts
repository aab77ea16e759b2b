import { describe, expect, it } from 'vitest'
import { apiBreaks } from './rules/api-breaks.ts'
import { apiShape } from './rules/api-shape.ts'
import { releasedApi } from './rules/released-api.ts'
import { breaches, textOf } from './rules/source-text.ts'

const announced = 'docs/api-changes.md'

describe('the calls open to keys, and the events', () => {
  it('take and say what the last release did, or the change is announced', async () => {
    const text = textOf(announced)
    const bad = [...apiBreaks(releasedApi(), await apiShape())]
      .filter(([at]) => !text.includes(`\`${at}\``))
      .map(([at, why]) => `\`${at}\` ${why}`)
    const reason = `Programs of others break. Add instead, or name each in ${announced}.`
    expect(breaches(reason, bad)).toBe('')
  })

  it('keep the code and the status of each refusal', async () => {
    const shape = await apiShape()
    const lost = '! 422 campaign-completed'
    const fewer = shape.map(({ name, fields }) => ({
      name,
      fields: fields.filter((line) => line !== lost),
    }))
    expect(apiBreaks(shape, fewer).get(`POST /api/stripe/create-payment-intent ${lost}`)).toBe(
      'is gone',
    )
  })
})

describe('a change breaks programs', () => {
  const name = 'POST /api/things = makeThing campaigns:write 200'
  const breaksOf = (before: string[], after: string[]) =>
    Object.fromEntries(apiBreaks([{ name, fields: before }], [{ name, fields: after }]).entries())

  it.each([
    ['a field that is gone', ['> response.a string'], []],
    ['one that may be missing', ['> response.a string'], ['> response.a? string']],
    ['one that may be null', ['> response.a string'], ['> response.a null | string']],
    ['one of another type', ['> response.a integer'], ['> response.a number']],
    ['one that loses its format', ['> response.a string:date-time'], ['> response.a string']],
    ['words in place of a number', ['> response.a integer'], ['> response.a "one"']],
    ['a parameter that is gone', ['< query.a? string'], []],
    ['one that must be sent', ['< query.a? string'], ['< query.a string']],
    ['a shorter one', ['< body.a string maxLength=9'], ['< body.a string maxLength=8']],
    ['a limit', ['< body.a integer'], ['< body.a integer minimum=1']],
    ['a higher limit', ['< body.a integer minimum=1'], ['< body.a integer minimum=2']],
    ['a word less', ['< body.a "x" | "y"'], ['< body.a "x"']],
    ['null no longer', ['< body.a null | string'], ['< body.a string']],
    ['a field that must be sent', ['< body object'], ['< body object', '< body.a string']],
    ['a parameter that must be sent', [], ['< query object', '< query.a string']],
    ['a body that must be sent', [], ['< body object', '< body.a? string']],
    ['a refusal that is gone', ['! 409 campaign-paused'], []],
    ['a refusal with another code', ['! 409 campaign-paused'], ['! 409 is-paused']],
    ['a refusal with another status', ['! 409 campaign-paused'], ['! 422 campaign-paused']],
  ])('by %s', (_, before, after) => {
    expect(breaksOf(before, after)).not.toEqual({})
  })

  it.each([
    ['a field more', [], ['> response.a string']],
    ['a refusal more', ['! 409 still-running'], ['! 409 still-running', '! 503 busy']],
    ['a word more', ['> response.a "x"'], ['> response.a "x" | "y"']],
    ['null no longer', ['> response.a null | string'], ['> response.a string']],
    ['a whole number', ['> response.a number'], ['> response.a integer']],
    ['an optional parameter', [], ['< query object', '< query.a? string']],
    ['a parameter no longer needed', ['< query.a string'], ['< query.a? string']],
    ['a wider limit', ['< body.a string maxLength=9'], ['< body.a string maxLength=10']],
    ['a free word', ['< body.a "x"'], ['< body.a string']],
    ['what a new optional object needs', [], ['< body.a? object', '< body.a.b string']],
  ])('but not by %s', (_, before, after) => {
    expect(breaksOf(before, after)).toEqual({})
  })

  it('by being gone or asking for another right', () => {
    const part = { name, fields: [] }
    expect([...apiBreaks([part], [])]).toEqual([['POST /api/things', 'is gone']])
    const other = { ...part, name: name.replace('campaigns:write', 'money:write') }
    expect(apiBreaks([part], [other]).size).toBe(1)
  })
})
