import { expect, it } from 'vitest'
import { Unavailable } from './errors/errors.ts'
import { createTurns } from './fair-queue.ts'

/** Work that finishes on request, and a list of the work started. */
function openWork() {
  const begun: string[] = []
  const ends: (() => void)[] = []
  return {
    begun,
    named: (name: string) => () =>
      new Promise<string>((resolve) => {
        begun.push(name)
        ends.push(() => resolve(name))
      }),
    endNext: async () => {
      ends.shift()?.()
      await new Promise((resolve) => setImmediate(resolve))
    },
  }
}

function enter(turns: ReturnType<typeof createTurns>, caller: string, work: () => Promise<string>) {
  return turns(caller, work).catch((error: unknown) => error)
}

it('runs at most its limit at once, and everything eventually', async () => {
  const turns = createTurns({ atOnce: 2, atOncePerCaller: 2, waitingMax: 10 })
  const { begun, named, endNext } = openWork()
  const all = ['a', 'b', 'c', 'd'].map((name) => enter(turns, 'one', named(name)))

  expect(begun).toEqual(['a', 'b'])
  await endNext()
  expect(begun).toEqual(['a', 'b', 'c'])
  for (let left = 0; left < 3; left += 1) await endNext()

  expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd'])
})

it('alternates between callers, so no one waits behind all of another’s work', async () => {
  const turns = createTurns({ atOnce: 1, atOncePerCaller: 1, waitingMax: 100 })
  const { begun, named, endNext } = openWork()
  for (let sent = 0; sent < 50; sent += 1) void enter(turns, 'greedy', named('greedy'))
  void enter(turns, 'modest', named('modest'))

  await endNext()
  await endNext()

  expect(begun).toEqual(['greedy', 'greedy', 'modest'])
})

it('reserves a slot for others when one caller could fill all', async () => {
  const turns = createTurns({ atOnce: 3, atOncePerCaller: 2, waitingMax: 100 })
  const { begun, named, endNext } = openWork()
  for (let sent = 0; sent < 9; sent += 1) void enter(turns, 'greedy', named('greedy'))
  void enter(turns, 'modest', named('modest'))

  expect(begun).toEqual(['greedy', 'greedy', 'modest'])
  for (let left = 0; left < 10; left += 1) await endNext()
  expect(begun).toHaveLength(10)
})

it('refuses the newest work of the busiest caller once the queue is full', async () => {
  const turns = createTurns({ atOnce: 1, atOncePerCaller: 1, waitingMax: 3 })
  const { begun, named, endNext } = openWork()
  const greedy = ['1', '2', '3', '4', '5'].map((name) => enter(turns, 'greedy', named(name)))
  const modest = enter(turns, 'modest', named('modest'))

  await new Promise((resolve) => setImmediate(resolve))
  const refused = await Promise.race([greedy[4], 'still waiting'])
  for (let left = 0; left < 4; left += 1) await endNext()

  expect(refused).toBeInstanceOf(Unavailable)
  expect(refused).toMatchObject({ retryAfterSeconds: 2 })
  expect(await greedy[3]).toBeInstanceOf(Unavailable)
  expect(await modest).toBe('modest')
  expect(begun).toEqual(['1', '2', 'modest', '3'])
})

it('continues after failed work', async () => {
  const turns = createTurns({ atOnce: 1, atOncePerCaller: 1, waitingMax: 1 })

  const failed = turns('one', async () => {
    throw new Error('broken')
  })

  await expect(failed).rejects.toThrow('broken')
  expect(await turns('one', async () => 'next')).toBe('next')
})

it('makes a caller with slow recent work wait for the others', async () => {
  const turns = createTurns({ atOnce: 1, atOncePerCaller: 1, waitingMax: 100 })
  const { begun, named, endNext } = openWork()
  await Promise.all(
    ['busy', 'busier'].map((caller) =>
      turns(caller, () => new Promise((resolve) => setTimeout(resolve, 300))),
    ),
  )
  void enter(turns, 'busy', named('busy'))
  for (const caller of ['busy', 'busier', 'quiet']) void enter(turns, caller, named(caller))
  void enter(turns, 'quiet', named('quiet'))

  for (let left = 0; left < 4; left += 1) await endNext()

  expect(begun).toEqual(['busy', 'quiet', 'quiet', 'busy', 'busier'])
})
