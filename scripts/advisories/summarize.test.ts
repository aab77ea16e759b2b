import { expect, test } from 'vitest'
import { summarize } from './summarize.mjs'

test('a registry that refuses the query does not count as one without advisories', () => {
  const refused =
    '{"message":"405 Method Not Allowed - POST https://registry.example/bulk","statusCode":405}'

  expect(summarize(refused)).toEqual({
    lines: ['the registry could not be asked (405 Method Not Allowed).'],
    exitCode: 2,
  })
  expect(summarize('').exitCode).toBe(2)
})

test('packages without a published vulnerability', () => {
  expect(summarize('{"vulnerabilities":{}}')).toEqual({
    lines: ['no published vulnerability.'],
    exitCode: 0,
  })
})

test('each vulnerable package has a line with the reason', () => {
  const printed = JSON.stringify({
    vulnerabilities: {
      a: {
        name: 'a',
        severity: 'high',
        range: '<2.0.0',
        fixAvailable: true,
        via: [{ title: 'Reads any file' }],
      },
      b: { name: 'b', severity: 'high', range: '*', fixAvailable: false, via: ['a'] },
    },
  })

  expect(summarize(printed)).toEqual({
    lines: [
      '2 packages are vulnerable.',
      'high: a <2.0.0: Reads any file (an update mends it)',
      'high: b *: through a',
    ],
    exitCode: 1,
  })
})
