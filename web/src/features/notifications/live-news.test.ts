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

test('news makes only queries stale that an action makes stale too', () => {
  const known = new Set(Object.values(staleAfter).flat())
  const onlyHere = [
    '/api/brand/chargebacks',
    '/api/auth/sessions',
    '/api/creator/submissions/{id}/accruals/days',
  ]

  const named = Object.values(staleAfterNews).flat()

  expect(named.filter((path) => !known.has(path) && !onlyHere.includes(path))).toEqual([])
})
