import { expect, test } from 'vitest'
import { addHours } from '../platform/clock.ts'
import { backoffSeconds, type ProviderRequest, sendOnce } from './send-once.ts'

test('retries are a second apart, then twice as long each time, up to a quarter of an hour', () => {
  const pauses = [0, 1, 2, 3, 10, 11, 50].map(backoffSeconds)

  expect(pauses).toEqual([1, 1, 2, 4, 512, 900, 900])
})

const now = new Date('2026-03-07T12:00:00.000Z')

/** The calls made at the provider, in order, when the outcome has been unknown since then. */
async function stepsWhenUnknownSince(unknownSince: Date | null): Promise<string[]> {
  const steps: string[] = []
  const noting =
    <Result>(step: string, result: Result) =>
    async (): Promise<Result> => {
      steps.push(step)
      return result
    }
  const request: ProviderRequest<string> = {
    name: 'transfer',
    create: noting('create', { kind: 'made', made: 'tr_1' } as const),
    find: noting('find', undefined),
    accept: noting('accept', undefined),
    refuse: noting('refuse', undefined),
    keep: noting('keep', undefined),
  }
  const turn = { clock: { now: () => now }, until: new Date(now.getTime() + 1), unknownSince }
  await sendOnce(turn, request)
  return steps
}

test('an outcome unknown for 23 hours is looked up before anything is created', async () => {
  const limit = addHours(now, -23)

  expect(await stepsWhenUnknownSince(null)).toEqual(['create', 'accept'])
  expect(await stepsWhenUnknownSince(new Date(limit.getTime() + 1))).toEqual(['create', 'accept'])
  expect(await stepsWhenUnknownSince(limit)).toEqual(['find', 'create', 'accept'])
})
