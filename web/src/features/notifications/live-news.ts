import {
  countUnreadCall,
  listNotificationsCall,
  type NotificationKind,
  notificationKinds,
} from '@permille/contract/notifications/notifications'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { fundings, ledger, ownEarnings } from '../../api/stale.ts'
import { freshness } from './freshness-store.ts'

const streamPath = '/api/notifications/stream'
const ownPosts = [
  '/api/creator/submissions',
  '/api/creator/submissions/{id}',
  '/api/creator/submissions/{id}/accruals/days',
  '/api/creator/submissions/{id}/dispute',
  '/api/creator/stats',
  ...ownEarnings,
]
const ownCampaigns = [
  '/api/brand/campaigns',
  '/api/brand/campaigns/{id}',
  '/api/brand/campaigns/{id}/insight',
  '/api/brand/stats',
]
const ownPayments = [...fundings, ...ledger]
const received = [
  '/api/brand/posts-to-review',
  '/api/brand/submissions',
  '/api/brand/submissions/{id}',
  ...ownCampaigns,
]

/** The queries, by path, that news of each kind makes stale. */
export const staleAfterNews: Readonly<Record<NotificationKind, readonly string[]>> = {
  decision: ownPosts,
  post: ownPosts,
  payout: [
    '/api/creator/payouts',
    '/api/creator/stats',
    ...ownEarnings,
    '/api/stripe/connect/account-status',
    '/api/creator/submissions',
  ],
  account: ['/api/creator/social-accounts'],
  new_post: received,
  deadline: received,
  campaign: ownCampaigns,
  payment: [...ownCampaigns, ...ownPayments, '/api/brand/refunds', '/api/brand/refundable'],
  dispute: [
    '/api/creator/stats',
    ...ownEarnings,
    '/api/creator/submissions/{id}',
    '/api/creator/submissions/{id}/dispute',
    '/api/submissions/{id}/dispute',
    '/api/brand/disputes',
    '/api/brand/disputes/waiting',
    '/api/admin/disputes',
    '/api/admin/attention',
  ],
  chargeback: [...ownCampaigns, ...ownPayments, '/api/brand/chargebacks', '/api/admin/chargebacks'],
  answer: [],
  security: ['/api/auth/sessions'],
}

/**
 * Listens for this user's news while the page is visible, and refetches what it makes stale. A
 * hidden page does not listen: browsers open only six connections to an HTTP/1.1 server, across all
 * tabs.
 */
export function useLiveNews(): void {
  const client = useQueryClient()
  useEffect(() => {
    let stream: EventSource | undefined
    const follow = () => {
      stream?.close()
      if (document.visibilityState !== 'visible') freshness.lost()
      stream = document.visibilityState === 'visible' ? listen(client) : undefined
    }
    follow()
    document.addEventListener('visibilitychange', follow)
    return () => {
      document.removeEventListener('visibilitychange', follow)
      stream?.close()
    }
  }, [client])
}

function listen(client: QueryClient): EventSource {
  const stream = new EventSource(streamPath)
  stream.addEventListener('open', () => {
    // Catches up on what happened while nobody listened.
    if (freshness.read().freshAt !== null) refresh(client, notificationKinds)
    freshness.heard(new Date())
  })
  stream.addEventListener('alive', () => freshness.heard(new Date()))
  stream.addEventListener('error', freshness.lost)
  stream.addEventListener('news', ({ data }: MessageEvent<string>) => {
    freshness.heard(new Date())
    const { kinds } = JSON.parse(data) as { kinds: NotificationKind[] }
    refresh(client, kinds)
  })
  return stream
}

/** Refetches what is on screen now, and the rest when its page is opened. */
export function refresh(client: QueryClient, kinds: readonly NotificationKind[]): void {
  const paths = kinds.flatMap((kind) => staleAfterNews[kind])
  const news = [countUnreadCall.path, listNotificationsCall.path]
  for (const path of new Set([...news, ...paths])) {
    void client.invalidateQueries({ queryKey: [path] })
  }
}
