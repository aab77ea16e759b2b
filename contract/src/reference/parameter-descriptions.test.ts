import { expect, test } from 'vitest'
import { readCreatorHistoryCall } from '../history/history.ts'
import { parameterWords } from './parameter-descriptions.ts'

test('a history covers as many days as the reference states', () => {
  const [fewest, most] = parameterWords.days?.match(/\d+/g)?.map(Number) ?? []
  const accepts = (days = 0) => readCreatorHistoryCall.query?.safeParse({ days }).success

  expect([accepts(fewest), accepts(most)]).toEqual([true, true])
  expect([accepts((fewest ?? 0) - 1), accepts((most ?? 0) + 1)]).toEqual([false, false])
})
