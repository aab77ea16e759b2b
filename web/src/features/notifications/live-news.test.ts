import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { staleAfter } from '../../api/stale.ts'
import { refresh, staleAfterNews } from './live-news.ts'

test('news refetches the list, the count and the queries it makes stale, and nothing else', async () => {
  const client = new QueryClient()
  const paths = [
    '/api/creator/payouts',
    '/api/notifications',
    '/api/notifications/unread',
    '/api/x',
  ]
  for (const path of paths) client.setQueryData([path, {}], 1)

  refresh(client, ['payout'])

  const stale = paths.filter((path) => client.getQueryState([path, {}])?.isInvalidated)
  expect(stale).toEqual(paths.slice(0, 3))
})

const togethers = [
  {
    sum: '/api/creator/earnings/stats',
    besides: [
      '/api/creator/stats',
      '/api/creator/earnings/by-campaign',
      '/api/creator/earnings/by-account',
      '/api/creator/earnings/withdrawal-rules',
    ],
  },
  { sum: '/api/brand/stats', besides: ['/api/brand/campaigns'] },
  { sum: '/api/brand/billing', besides: ['/api/brand/ledger/days'] },
]

test.each(togethers)(
  'whatever makes $sum stale makes $besides stale, so that two sums agree',
  (given) => {
    const { sum, besides } = given
    const lists = Object.entries({ ...staleAfter, ...staleAfterNews })

    const lacking = lists.filter(
      ([, paths]) => paths.includes(sum) && !besides.every((path) => paths.includes(path)),
    )

    expect(lacking.map(([name]) => name)).toEqual([])
  },
)

test('news makes only queries stale that an action makes stale too', () => {
  const known = new Set(Object.values(staleAfter).flat())
  const onlyHere = [
    '/api/brand/chargebacks',
    '/api/auth/sessions',
    '/api/creator/submissions/{id}/accruals/days',
    '/api/stripe/connect/account-status',
  ]

  const named = Object.values(staleAfterNews).flat()

  expect(named.filter((path) => !known.has(path) && !onlyHere.includes(path))).toEqual([])
})
