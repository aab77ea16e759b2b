import { timestamp } from '@permille/contract/shapes'
import { afterEach, expect, test, vi } from 'vitest'
import { renderText } from '#testing/render-text.ts'
import { hearServerTime } from '#ui/values/current-time.ts'
import { DecideBy, WaitsForAdmin } from './deadline.tsx'

afterEach(() => {
  vi.useRealTimers()
  hearServerTime(Date.now())
})

test.each([
  ['2026-11-27T12:00:00Z', 'by Nov 28', 'Waits for an admin after Nov 28'],
  ['2026-11-29T12:00:00Z', 'with an admin', 'Waits for an admin'],
])('a deadline on Nov 28 follows the server’s clock: at %s', (server, short, long) => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const due = timestamp.parse('2026-11-28T12:00:00Z')
  const submission = {
    decisionDueAt: due,
    autoApprovesAt: null,
    adminReasons: [],
    unreadSince: null,
  }
  for (const device of ['2026-11-20T00:00:00Z', '2026-12-05T00:00:00Z']) {
    vi.setSystemTime(device)
    hearServerTime(Date.parse(server))

    expect(renderText(<DecideBy submission={submission} />).text).toContain(short)
    expect(renderText(<WaitsForAdmin submission={submission} />).text).toContain(long)
  }
})
