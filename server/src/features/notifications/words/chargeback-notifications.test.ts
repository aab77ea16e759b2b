import { toCents } from '@permille/contract/money'
import { expect, test } from 'vitest'
import type { ChargebackNotification, NoticeFacts } from '#features/chargebacks/public.ts'
import { newId } from '#platform/ids.ts'
import { chargebackNotifications } from './chargeback-notifications.ts'

const facts: NoticeFacts = {
  campaignName: 'Autumn looks',
  amountCents: toCents(11_000),
  owedCents: toCents(4400),
  writtenOffCents: toCents(4400),
  isAnotherLost: false,
  dueAt: new Date('2026-12-01T10:00:00Z'),
  campaignId: newId(),
  brandId: newId(),
  creatorUserIds: [newId(), newId()],
}

const told = (change: ChargebackNotification, more: Partial<NoticeFacts> = {}) =>
  chargebackNotifications({
    seq: 1,
    key: 'chargeback:1',
    objectId: newId(),
    at: new Date(),
    brandId: facts.brandId,
    userId: null,
    type: `chargeback.${change}`,
    facts: { ...facts, ...more },
  })

test.each<[ChargebackNotification, number]>([
  ['asked', 2],
  ['claimed', 4],
  ['won', 4],
  ['lost', 4],
  ['closed', 2],
])('%s notifies everyone concerned: %i of them', (change, count) => {
  const drafts = told(change)

  expect(new Set(drafts.map(({ to }) => JSON.stringify(to))).size).toBe(count)
  for (const { title } of drafts) expect(title).toContain('Autumn looks')
})

test('admins read the deadline for answering, and the lost amount', () => {
  expect(told('claimed').at(-1)?.text).toContain('by 2026-12-01 10:00 UTC')
  expect(told('lost').at(-1)?.text).toContain('$44.00')
})

test.each([
  [false, ['the dispute no longer pauses it', 'the dispute no longer pauses the campaign']],
  [
    true,
    ['Unless it has ended, it stays paused', 'Unless the campaign has ended, it stays paused'],
  ],
])(
  'won, while a bank kept another payment %s: the notification’s text about the campaign',
  (isAnotherLost, said) => {
    const [brand, creator] = told('won', { isAnotherLost })

    expect(brand?.text).toContain(said[0])
    expect(creator?.text).toContain(said[1])
  },
)
