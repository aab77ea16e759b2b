import { readAttentionCall, readingTroubles } from '@permille/contract/administration/attention'
import type { FundingId, SubmissionId, UserId } from '@permille/contract/ids'
import { toCents } from '@permille/contract/money'
import { createElement } from 'react'
import { expect, test } from 'vitest'
import { queryOf } from '#api/query.ts'
import { renderText } from '#testing/render-text.ts'
import { AttentionCard } from './attention-card.tsx'
import { attentionItemsIn } from './attention-items.ts'

type Attention = Parameters<typeof attentionItemsIn>[0]

const nothing = { count: 0, since: null }
const noPosts = { ...nothing, firstId: null }
const quiet: Attention = {
  restore: null,
  riskySubmissions: noPosts,
  overdueSubmissions: noPosts,
  postDecisionsCount: 0,
  doubtedSubmissions: noPosts,
  disputes: noPosts,
  unclearPayouts: nothing,
  heldPayouts: nothing,
  openExceptions: nothing,
  frozenCreators: [],
  failedPayouts: nothing,
  chargebacks: nothing,
  fraudWarnings: nothing,
  refusedAccounts: [],
  shortfall: null,
  strayFundings: [],
  openMessages: nothing,
  failedSetupChecks: nothing,
  failingPlatforms: [],
}
const since = '2026-03-01T10:00:00.000Z' as NonNullable<Attention['failedPayouts']['since']>

const failing = { platform: 'x', unreadCount: 4, trackedCount: 11, detail: null, since } as const

test.each(readingTroubles)('a platform’s %s has its own line and key', (trouble) => {
  const other = trouble === 'outage' ? 'keys' : 'outage'
  const failingPlatforms = [
    { ...failing, trouble },
    { ...failing, trouble: other },
  ] as const

  const [item, second] = attentionItemsIn({ ...quiet, failingPlatforms: [...failingPlatforms] })

  expect(item?.title).toContain('X')
  expect(item?.title).not.toBe(second?.title)
  expect(item?.key).not.toBe(second?.key)
})

test('unanswered messages link to their list', () => {
  const [item] = attentionItemsIn({ ...quiet, openMessages: { count: 2, since } })

  expect(item).toMatchObject({ title: '2 messages to answer', href: '/admin/messages', since })
})

test('a failing platform without posts is listed too', () => {
  const none = { ...failing, unreadCount: 0, trackedCount: 0, trouble: 'keys' } as const

  const [item] = attentionItemsIn({ ...quiet, failingPlatforms: [none] })

  expect(item).toMatchObject({
    title: 'X refuses our keys',
    note: 'Check the keys, and the app’s state in its console',
  })
})

test('no items are shown when nothing is pending', () => {
  expect(attentionItemsIn(quiet)).toEqual([])
})

test('pending work is counted in words and links to its first post, or to its list', () => {
  const firstId = '01a1fcfa-4517-759c-8f8c-2b1fca0f8b14' as SubmissionId
  const items = attentionItemsIn({
    ...quiet,
    riskySubmissions: { count: 1, since, firstId },
    overdueSubmissions: { count: 1200, since, firstId },
    doubtedSubmissions: { count: 3, since, firstId },
    disputes: { count: 3, since, firstId: null },
    unclearPayouts: { count: 2, since },
    heldPayouts: { count: 1, since },
    failedPayouts: { count: 1, since },
  })

  expect(items.map(({ title, href }) => [title, href])).toEqual([
    ['1 high-risk post', `/admin/submissions/${firstId}?queue=risk`],
    ['1,200 posts past the deadline', `/admin/submissions/${firstId}?queue=overdue`],
    ['3 posts with earnings set aside', `/admin/submissions/${firstId}?queue=doubted`],
    ['3 disputes', '/admin/submissions?queue=disputes'],
    ['2 payouts with an unknown outcome', '/admin/payouts?status=queued'],
    ['1 payout held', '/admin/payouts?status=queued'],
    ['1 payout failed in the last 7 days', '/admin/payouts?status=failed'],
  ])
})

test('frozen money links to its creator', () => {
  const userId = '01a1fcfa-4517-759c-8f8c-2b1fca0f8b14' as UserId
  const frozen = { userId, displayName: 'Lena Okafor', frozenCents: toCents(300), since }

  const [item] = attentionItemsIn({ ...quiet, frozenCreators: [frozen] })

  expect(item).toMatchObject({
    title: '$3.00 of Lena Okafor is frozen',
    href: `/admin/users/${userId}`,
  })
})

test('a mismatched payment links to its brand, a failing platform to its posts', () => {
  const brandUserId = '01a1fcfa-4517-759c-8f8c-2b1fca0f8b14' as UserId
  const reason = 'The amount received differs from the amount requested.'
  const funding = {
    id: 'f1' as FundingId,
    brandUserId,
    campaignName: 'Autumn',
    amountCents: toCents(5000),
  }

  const items = attentionItemsIn({
    ...quiet,
    strayFundings: [{ ...funding, reason, createdAt: since }],
    failingPlatforms: [{ ...failing, trouble: 'credits', detail: 'CreditsDepleted' }],
  })

  expect(items.map(({ title, note, href }) => [title, note, href])).toEqual([
    [
      'A payment of $50.00 could not be matched',
      'Autumn: The amount received differs from the amount requested',
      `/admin/users/${brandUserId}`,
    ],
    [
      'X requires credits',
      'Buy credits or raise the spending cap in its console · 4 of 11 tracked posts unread · “CreditsDepleted”',
      '/admin/submissions?queue=all&platform=x',
    ],
  ])
})

test('a restore comes first, and states its open step', () => {
  const restore = { backupAt: since, restoredAt: since, comparedAt: null, leftOver: [] }
  const leftOver = [{ id: 'tr_1', what: 'Nobody has this account' }]

  const notes = [
    restore,
    { ...restore, comparedAt: since },
    { ...restore, comparedAt: since, leftOver },
  ].map(
    (each) =>
      attentionItemsIn({ ...quiet, failedPayouts: { count: 1, since }, restore: each })[0]?.note,
  )

  expect(notes).toEqual([
    'Nothing is sent before a comparison with the provider',
    'The provider’s later transactions are being booked',
    '1 event at the provider could not be booked',
  ])
})

test('a refused payout account is reported with Stripe’s message', () => {
  const userId = '01a1fcfa-4517-759c-8f8c-2b1fca0f8b14' as UserId
  const refused = {
    userId,
    displayName: 'Lena Okafor',
    words: 'Your platform needs approval.',
    since,
  }

  const [item] = attentionItemsIn({ ...quiet, refusedAccounts: [refused] })

  expect(item).toMatchObject({
    title: 'Stripe refused a payout account for Lena Okafor',
    note: 'Your platform needs approval',
  })
})

test('a shortfall at Stripe states by when the money is needed', () => {
  const inTime = '2126-03-01T10:00:00.000Z' as typeof since
  const items = [since, inTime, null].map((dueAt) => {
    const [item] = attentionItemsIn({ ...quiet, shortfall: { cents: toCents(320), dueAt } })
    return [item?.title, item?.note]
  })

  expect(items).toEqual([
    ['Stripe will be $3.20 short', 'Top up your balance at Stripe now'],
    ['Stripe will be $3.20 short', 'Top up your balance at Stripe by Mar 1, 2126'],
    ['Stripe will be $3.20 short', 'Top up your balance at Stripe before the campaigns are spent'],
  ])
})

test('failed setup checks link to the setup page', () => {
  const [item] = attentionItemsIn({ ...quiet, failedSetupChecks: { count: 2, since } })

  expect(item).toMatchObject({ title: '2 checks of the setup failed', since, href: '/admin/setup' })
})

test('the card shows the first four and says how many more there are', () => {
  const [heldPayouts, chargebacks, openMessages] = Array(3).fill({ count: 2, since })
  const frozen = { displayName: 'Lena', frozenCents: toCents(250), since }
  const frozenCreators = ['a', 'b'].map((id) => ({ ...frozen, userId: id as UserId }))
  const waiting = { ...quiet, heldPayouts, chargebacks, openMessages, frozenCreators }
  const shown = (attention: Attention) =>
    renderText(createElement(AttentionCard), {
      role: 'admin',
      responses: [[queryOf(readAttentionCall).queryKey, attention]],
    })

  const [five, four] = [shown(waiting), shown({ ...waiting, openMessages: nothing })]

  expect(attentionItemsIn(waiting)).toHaveLength(5)
  expect(five.buttons).toEqual(['1 more'])
  expect(five.text).not.toContain('message')
  expect(four.buttons).toEqual([])
})
