import { endpointUrl } from '@permille/contract/endpoint'
import {
  listGroupedNotificationsCall,
  listNotificationGroupsCall,
} from '@permille/contract/notifications/notification-groups'
import {
  countUnreadCall,
  type NotificationKind,
  notificationKinds,
} from '@permille/contract/notifications/notifications'
import { notificationStreamPath, type StreamEvents } from '@permille/contract/notifications/stream'
import { rejectSubmissionCall } from '@permille/contract/submissions/submissions'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { forgetOwnDecisions, hearDecisions } from '#api/heard-decisions.ts'
import { knownServerTime } from '#api/server-time.ts'
import { campaignReport, fundings, ledger, ownEarnings, refreshAfter } from '#api/stale.ts'
import { currentTime } from '#ui/values/current-time.ts'
import { streamHeard, streamLost } from './freshness-store.ts'

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
  ...campaignReport,
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
export const staleAfterNotifications: Readonly<Record<NotificationKind, readonly string[]>> = {
  decision: ownPosts,
  post: ownPosts,
  payout: [...ownPosts, '/api/creator/payouts', '/api/stripe/connect/account-status'],
  account: ['/api/creator/social-accounts'],
  new_post: received,
  deadline: received,
  campaign: ownCampaigns,
  payment: [...ownCampaigns, ...ownPayments, '/api/brand/refunds', '/api/brand/refundable'],
  dispute: [
    ...ownPosts,
    ...ownCampaigns,
    '/api/brand/submissions',
    '/api/brand/submissions/{id}',
    '/api/submissions/{id}/dispute',
    '/api/brand/disputes',
    '/api/brand/disputes/waiting',
    '/api/admin/disputes',
    '/api/admin/attention',
  ],
  chargeback: [...ownCampaigns, ...ownPayments, '/api/brand/chargebacks', '/api/admin/chargebacks'],
  answer: [],
  webhook: [],
  security: ['/api/auth/sessions'],
}

/** A refused stream is asked for again after this; a broken one the browser opens again itself. */
const reopenMs = 15_000

/**
 * Listens for this user's news while the page is visible, and refetches what it makes stale. A
 * hidden page does not listen: browsers open only six connections to an HTTP/1.1 server, across all
 * tabs. On its return it goes on from what it heard last.
 */
export function useLiveNotifications(): void {
  const client = useQueryClient()
  useEffect(() => {
    let stream: EventSource | undefined
    let reopening: ReturnType<typeof setTimeout> | undefined
    const follow = () => {
      clearTimeout(reopening)
      stream?.close()
      if (document.visibilityState !== 'visible') streamLost()
      stream = document.visibilityState === 'visible' ? listen(client, reopen) : undefined
    }
    const reopen = () => {
      reopening = setTimeout(follow, reopenMs)
    }
    follow()
    document.addEventListener('visibilitychange', follow)
    return () => {
      document.removeEventListener('visibilitychange', follow)
      clearTimeout(reopening)
      stream?.close()
    }
  }, [client])
}

/** The id of the last event that this page heard. */
let lastHeard = ''

/**
 * Before it has heard any, a page goes on from when the server was asked for it, which the page's response says: what it embeds was
 * read after that. Browsers tell it on https alone; then from the first response, or else from a little before the stream
 * begins.
 */
function positionOfPage(): string | undefined {
  if (lastHeard !== '') return lastHeard
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const askedAt =
    page?.serverTiming?.find(({ name }) => name === 'asked')?.duration ?? knownServerTime(0)
  return askedAt === undefined ? undefined : `.${Math.floor(askedAt)}`
}

/** Opens the stream. Calls `onRefused` if the server refuses it. */
export function listen(client: QueryClient, onRefused: () => void): EventSource {
  const stream = new EventSource(
    endpointUrl(notificationStreamPath, {}, { after: positionOfPage() }),
  )
  const on = <Name extends keyof StreamEvents>(
    name: Name,
    hear: (data: StreamEvents[Name]) => void,
  ) =>
    stream.addEventListener(name, ({ data, lastEventId }: MessageEvent<string>) => {
      lastHeard = lastEventId
      streamHeard(currentTime())
      hear(JSON.parse(data) as StreamEvents[Name])
    })
  on('alive', () => {})
  on('news', ({ kinds }) => refresh(client, kinds))
  on('decided', ({ decisions }) => {
    if (hearDecisions(decisions)) void refreshAfter(client, rejectSubmissionCall)
  })
  on('missed', () => {
    forgetOwnDecisions()
    refresh(client, notificationKinds)
    void refreshAfter(client, rejectSubmissionCall)
  })
  stream.addEventListener('error', () => {
    streamLost()
    if (stream.readyState !== EventSource.CLOSED) return
    // Any call says whether the session has ended.
    void client.invalidateQueries({ queryKey: [countUnreadCall.path] })
    onRefused()
  })
  return stream
}

/** Refetches what is on screen now, and the rest when its page is opened. */
export function refresh(client: QueryClient, kinds: readonly NotificationKind[]): void {
  const paths = kinds.flatMap((kind) => staleAfterNotifications[kind])
  const news = [
    countUnreadCall.path,
    listNotificationGroupsCall.path,
    listGroupedNotificationsCall.path,
  ]
  for (const path of new Set([...news, ...paths])) {
    void client.invalidateQueries({ queryKey: [path] })
  }
}
