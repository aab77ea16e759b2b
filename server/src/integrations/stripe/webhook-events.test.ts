import { expect, test } from 'vitest'
import { eventsFor } from './webhook-events.ts'

test('a handler’s beginning names every event that starts with it, at the endpoint that sends it', () => {
  const handled = ['transfer.', 'capability.']

  expect(eventsFor('platform', handled)).toEqual([
    'transfer.created',
    'transfer.reversed',
    'transfer.updated',
  ])
  expect(eventsFor('connect', handled)).toEqual(['capability.updated'])
})

test('a handler of events that do not exist is a mistake', () => {
  expect(() => eventsFor('platform', ['transfers.'])).toThrow('transfers.')
})
