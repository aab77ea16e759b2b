import { expect, test } from 'vitest'
import { countProblem, countReadBack } from './counts.ts'

test.each<[string, string | undefined]>([
  ['12500', undefined],
  [' 12500 ', undefined],
  ['12.500', 'That is 12,500'],
  ['12 500', 'That is 12,500'],
  ['１２', 'That is 12'],
  ['', undefined],
])('a count typed as "%s" is displayed as %s', (typed, sentence) => {
  expect([countReadBack(typed), countProblem(typed)]).toEqual([sentence, undefined])
})

test.each(['12.5K', '12,5', '1e3', '−5', '5 views', '12.5', '½'])(
  '"%s" is refused with a message',
  (typed) => {
    expect([countReadBack(typed), countProblem(typed)]).toEqual([
      undefined,
      'Enter a whole number, such as 12500',
    ])
  },
)
