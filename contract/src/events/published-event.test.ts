import { expect, test } from 'vitest'
import { publicEventTypes } from './event-types.ts'
import { eventUrl, publicEvents } from './published-event.ts'

test('each public type has a schema, and a path whose every part is a field of its data', () => {
  expect(Object.keys(publicEvents)).toEqual([...publicEventTypes])
  for (const { path, data } of Object.values(publicEvents)) {
    const names = [...(path ?? '').matchAll(/\{(\w+)\}/g)].map((match) => match[1])
    expect(Object.keys(data.shape)).toEqual(expect.arrayContaining(names))
  }
})

test('a url reads the object of the event', () => {
  const submission = { id: 'd1', submissionId: 's1' }
  expect(eventUrl('dispute.opened', submission)).toBe('/api/submissions/s1/dispute')
  expect(eventUrl('campaign.live', { id: 'c1' })).toBe('/api/campaigns/c1')
  expect(eventUrl('refund.succeeded', { id: 'r1' })).toBeNull()
})
