import { expect, test } from 'vitest'
import { eventsFor } from './webhook-events.ts'

test('a handler’s prefix names every event that starts with it, at the endpoint that sends it', () => {
  const handled = ['transfer.', 'capability.']

  expect(eventsFor('platform', handled)).toEqual([
    'transfer.created',
    'transfer.reversed',
    'transfer.updated',
  ])
  expect(eventsFor('connect', handled)).toEqual(['capability.updated'])
})

test('the events of Accounts v2 are sent to no endpoint of v1', () => {
  expect(eventsFor('platform', ['v2.core.account'])).toEqual([])
  expect(eventsFor('connect', ['v2.core.account'])).toEqual([])
})

test('a handler for nonexistent events is a mistake', () => {
  expect(() => eventsFor('platform', ['transfers.'])).toThrow('transfers.')
})
