import { expect, test } from 'vitest'
import { eventsCountedAs, eventsInPart } from './event-roles.ts'

test('only money received by card or sent by payout or refund counts as through the provider', () => {
  expect(eventsInPart('broughtIn')).toEqual(['funding', 'funding-fee'])
  expect(eventsInPart('paidOut')).toEqual(['payout-paid', 'payout-reversed'])
  expect(eventsInPart('refunded')).toEqual(['refund-paid', 'refund-returned'])
})

test('events are counted under any of several roles', () => {
  expect(eventsCountedAs('earned', 'taken-back').sort()).toEqual([
    'accrual',
    'bonus',
    'correction',
    'reinstated',
  ])
})
