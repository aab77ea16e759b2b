import { timestamp } from '@permille/contract/shapes'
import { listInstallationWebhooksCall } from '@permille/contract/webhooks/installation-webhooks'
import {
  listDeliveriesCall,
  listWebhooksCall,
  type Webhook,
} from '@permille/contract/webhooks/webhooks'
import { expect, it } from 'vitest'
import { pagesOf, queryOf } from '#api/query.ts'
import { renderText } from '#testing/render-text.ts'
import { DevelopersPage } from './developers-page.tsx'
import { untilTried } from './next-try.ts'
import { answerLabel, typeGroups } from './webhook-labels.ts'
import { ofBrand, ofInstallation } from './webhook-owner.ts'
import { WebhookView } from './webhook-view.tsx'
import { WebhooksCard } from './webhooks-card.tsx'

const webhook = {
  id: 'w1',
  name: 'CRM',
  url: 'https://crm.example/hooks',
  format: 'standard',
  types: null,
  state: 'on',
  failingSince: null,
  lastDeliveredAt: '2026-02-02T12:00:00Z',
  failedLastDayCount: 0,
  missedCount: 0,
  missedSince: null,
  previousSecretUntil: null,
  createdAt: '2026-01-02T12:00:00Z',
  createdBy: 'Mia',
  isMakerGone: false,
} as Webhook
const delivery = {
  id: 'd1',
  eventId: 'e1',
  type: 'campaign.live',
  sequence: 7,
  at: '2026-02-02T12:00:00Z',
  state: 'due',
  attempts: 2,
  lastStatus: 500,
  lastMs: 1234,
  lastError: 'status',
  dueAt: '2026-02-02T12:05:00Z',
  deliveredAt: null,
  isReplay: false,
}

const show = (webhooks: readonly object[]) =>
  renderText(<WebhooksCard owner={ofBrand} />, {
    role: 'brand',
    responses: [[queryOf(listWebhooksCall).queryKey, webhooks]],
  })

function open(changed: Partial<Webhook>, deliveries: readonly object[] = []) {
  const request = { params: { id: webhook.id }, query: { limit: 50 } }
  const page = { pages: [{ items: deliveries, nextCursor: undefined }], pageParams: [undefined] }
  return renderText(<WebhookView owner={ofBrand} id={webhook.id} />, {
    role: 'brand',
    responses: [
      [queryOf(listWebhooksCall).queryKey, [{ ...webhook, ...changed }]],
      [pagesOf(listDeliveriesCall, request).queryKey, page],
    ],
  })
}

it('says what webhooks are for while there are none', () => {
  const { text, buttons } = show([])

  expect(text).toContain(
    'Get told the moment something happens: an HTTPS address, or a Discord or Slack channel.',
  )
  expect(buttons).toEqual(['New webhook'])
})

it('says of each where it sends what, and whether it arrives', () => {
  const { text } = show([
    webhook,
    {
      ...webhook,
      id: 'w2',
      name: 'Team',
      format: 'slack',
      types: ['campaign.live'],
      state: 'failing',
      failingSince: '2026-02-01T12:00:00Z',
      lastDeliveredAt: null,
      failedLastDayCount: 1234,
    },
  ])

  expect(text).toMatch(
    /CRM https:\/\/crm\.example\/hooks Signed JSON .* All events Last arrived .* On/,
  )
  expect(text).toContain('Messages in a Slack channel · 1 type of event')
  expect(text).toMatch(/No event has arrived yet · 1,234 failed in 24 hours Failing since /)
})

it('offers an admin the events of the installation as well', () => {
  const { text } = renderText(<WebhooksCard owner={ofInstallation} />, {
    role: 'admin',
    responses: [[queryOf(listInstallationWebhooksCall).queryKey, [webhook]]],
  })

  expect(text).toContain('CRM')
  expect(Object.keys(typeGroups(ofInstallation.types))).toContain('Payouts')
  expect(Object.keys(typeGroups(ofBrand.types))).not.toContain('Payouts')
})

it('opens an endpoint with what was sent to it, and all that can be done', () => {
  const { text, buttons } = open({}, [delivery])

  expect(text).toMatch(/campaign\.live Waiting .* · 2 tries · 500, in 1,234 ms · next try /)
  expect(buttons).toEqual(
    expect.arrayContaining([
      'Send test',
      'Edit',
      'New secret',
      'Switch off',
      'Delete',
      'Send again…',
    ]),
  )
})

it.each(['off', 'gone'] as const)('can be switched on when it is %s', (state) => {
  const { text, buttons } = open({ state })

  expect(buttons).toContain('Switch on')
  expect(buttons).not.toContain('Switch off')
  expect(text).toContain('No event sent yet Nothing is sent while it is switched off.')
  expect(text.includes('Nothing more is sent there')).toBe(state === 'gone')
})

it('asks again once what waits is due, and not while nothing does', () => {
  const dueIn = (ms: number) => ({
    state: 'due' as const,
    dueAt: timestamp.parse(new Date(Date.now() + ms).toISOString()),
  })

  expect(untilTried([dueIn(-1000), dueIn(300_000)])).toBe(3000)
  expect(untilTried([dueIn(-10_000), dueIn(300_000)])).toBeCloseTo(10_000, -3)
  expect(untilTried([dueIn(-600_000), dueIn(300_000)])).toBe(30_000)
  expect(untilTried([dueIn(300_000), dueIn(900_000)])).toBeCloseTo(303_000, -3)
  expect(untilTried([{ state: 'delivered', dueAt: null }])).toBe(false)
})

it('promises nothing where no event is chosen', () => {
  expect(open({ types: [] }).text).toContain('No event is chosen. Edit it to choose some.')
})

it('a channel has no secret', () => {
  expect(open({ format: 'discord' }).buttons).not.toContain('New secret')
})

it('is no page for someone whose role does not include it', () => {
  const { text, buttons } = renderText(<DevelopersPage />, {
    role: 'brand',
    brand: { lacks: ['developers:manage'] },
  })

  expect(text).toContain('Your role in this brand does not include its API keys and webhooks.')
  expect(buttons).toEqual([])
})

it('says that an endpoint is gone', () => {
  const { text } = renderText(<WebhookView owner={ofBrand} id="w9" />, {
    role: 'brand',
    responses: [[queryOf(listWebhooksCall).queryKey, [webhook]]],
  })

  expect(text).toContain('This webhook no longer exists.')
})

it.each([
  [{ status: null, ms: null, error: null }, null],
  [{ status: 204, ms: 80, error: null }, '204, in 80 ms'],
  [{ status: null, ms: 15_000, error: 'timeout' }, 'no answer in time, in 15,000 ms'],
  [{ status: 302, ms: 9, error: 'redirect' }, '302, a redirect, which is not followed, in 9 ms'],
] as const)('an answer of %o is “%s”', (answer, label) => {
  expect(answerLabel(answer)).toBe(label)
})
