import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { currentTime, hearServerTime } from './current-time.ts'
import { Minute } from './minute.tsx'
import { Time } from './time.tsx'

const server = Date.parse('2026-11-27T12:00:00Z')
const hourMs = 3_600_000

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})

afterEach(() => {
  vi.useRealTimers()
  hearServerTime(Date.now())
})

const at = (distanceMs: number) => new Date(server + distanceMs).toISOString()
const textOf = (markup: string) => markup.replace(/<[^>]*>/g, '')

test.each([0, 72, -72, 5.5, -0.05])(
  'on a device that is %s hours ahead, times follow the server’s clock',
  (hoursAhead) => {
    vi.setSystemTime(server + hoursAhead * hourMs)
    hearServerTime(server)

    const past = textOf(renderToStaticMarkup(<Time at={at(-15 * 60_000)} />))
    const ahead = textOf(renderToStaticMarkup(<Time at={at(26 * hourMs)} isAhead />))
    const today = textOf(renderToStaticMarkup(<Minute at={at(0)} />))

    expect([past, ahead]).toEqual(['15 minutes ago', 'in 1 day'])
    expect(today).toContain('today')
  },
)

test('time continues after a response, and a response without a date changes nothing', () => {
  vi.setSystemTime('2030-01-01T00:00:00Z')
  hearServerTime(server)
  vi.setSystemTime('2030-01-01T01:00:00Z')

  hearServerTime(Date.parse(''))

  expect(currentTime().getTime()).toBe(server + hourMs)
})
