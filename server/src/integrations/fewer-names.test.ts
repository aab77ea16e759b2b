import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createAsking } from './fewer-names.ts'
import { type PlatformTrouble, PlatformUnavailable } from './social-platform.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const refusal = (trouble: PlatformTrouble) => new PlatformUnavailable('tiktok', { trouble })

/** Calls to a platform that refuses whatever names a field that it does not know. */
function platformThat(refuses: string, trouble: PlatformTrouble = 'request') {
  const asked: string[] = []
  const call = (names: string) => {
    asked.push(names)
    return names.includes(refuses) ? Promise.reject(refusal(trouble)) : Promise.resolve(names)
  }
  return { asked, call }
}

test('one unknown name costs one extra call, and none for the next hour', async () => {
  const { asked, call } = platformThat('likes')
  const ask = createAsking({ all: 'views,likes', needed: 'views' })

  const bodies = [await ask(call), await ask(call)]
  vi.advanceTimersByTime(3_600_000)
  await ask(call)

  expect(bodies).toEqual(['views', 'views'])
  expect(asked).toEqual(['views,likes', 'views', 'views', 'views,likes', 'views'])
})

test('the extra call is counted first, and not made if the quota has no room', async () => {
  const { asked, call } = platformThat('likes')
  const ask = createAsking({ all: 'views,likes', needed: 'views' })
  const full = new Error('no room')

  await expect(ask(call, () => Promise.reject(full))).rejects.toBe(full)
  const countMore = vi.fn(async () => void asked.push('counted'))
  await ask(call, countMore)
  await ask(call, countMore)

  expect(asked).toEqual(['views,likes', 'views,likes', 'counted', 'views', 'views'])
})

test('a call refused for another reason is not repeated', async () => {
  const { asked, call } = platformThat('likes', 'throttled')
  const ask = createAsking({ all: 'views,likes', needed: 'views' })

  await expect(ask(call)).rejects.toMatchObject({ trouble: 'throttled' })
  expect(asked).toEqual(['views,likes'])
})

test('a refused required name fails the call, and the next minute calls once each', async () => {
  const { asked, call } = platformThat('views')
  const ask = createAsking({ all: 'views,likes', needed: 'views' })

  await expect(ask(call)).rejects.toMatchObject({ trouble: 'request' })
  await expect(ask(call)).rejects.toMatchObject({ trouble: 'request' })
  vi.advanceTimersByTime(60_000)
  await expect(ask(call)).rejects.toMatchObject({ trouble: 'request' })

  expect(asked).toEqual(['views,likes', 'views', 'views,likes', 'views,likes', 'views'])
})

test('calls refused at the same time are each repeated once', async () => {
  const { call } = platformThat('likes')
  const ask = createAsking({ all: 'views,likes', needed: 'views' })

  expect(await Promise.all([ask(call), ask(call), ask(call)])).toEqual(['views', 'views', 'views'])
})
