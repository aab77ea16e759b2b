import type { SubmissionId } from '@permille/contract/ids'
import type { StreamEvents } from '@permille/contract/notifications/stream'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { asOwnDecision } from '#api/heard-decisions.ts'
import { staleAfter } from '#api/stale.ts'
import { listen, refresh, staleAfterNotifications } from './live-notifications.ts'

/** The browser's side of a stream, of which a test is the server. */
class ServedStream extends EventTarget {
  static readonly CLOSED = 2
  static opened: ServedStream[] = []
  readyState = 1
  readonly url: string
  constructor(url: string) {
    super()
    this.url = url
    ServedStream.opened.push(this)
  }
  send<Name extends keyof StreamEvents>(name: Name, data: StreamEvents[Name], lastEventId: string) {
    this.dispatchEvent(new MessageEvent(name, { data: JSON.stringify(data), lastEventId }))
  }
  refuse() {
    this.readyState = ServedStream.CLOSED
    this.dispatchEvent(new Event('error'))
  }
}

afterEach(() => vi.unstubAllGlobals())

const onScreen = [
  '/api/notifications/groups',
  '/api/notifications/groups/{id}',
  '/api/notifications/unread',
  '/api/creator/payouts',
  '/api/brand/submissions',
]

/** Opens a stream on a page that shows all of these. */
function openPage(onRefused = () => {}) {
  vi.stubGlobal('EventSource', ServedStream)
  const client = new QueryClient()
  for (const path of onScreen) client.setQueryData([path, {}], 1)
  listen(client, onRefused)
  const stream = ServedStream.opened.at(-1)
  if (stream === undefined) throw new Error('no stream was opened')
  const stale = () =>
    onScreen.filter((path) => client.getQueryState([path, {}])?.isInvalidated === true)
  return { stream, stale }
}

test('a reopened stream continues after the last event, and nothing is refetched', () => {
  const before = openPage()
  before.stream.send('alive', {}, '17.1000')
  before.stream.send('news', { kinds: ['payout'] }, '18.2000')

  const after = openPage()
  after.stream.send('alive', {}, '18.3000')
  const again = openPage()

  // From when the server was asked for the page, if a response has told its time.
  expect(before.stream.url).toMatch(/^\/api\/notifications\/stream(?:\?after=\.\d+)?$/)
  expect(before.stale()).toEqual(onScreen.slice(0, 4))
  expect(after.stream.url).toBe('/api/notifications/stream?after=18.2000')
  expect(after.stale()).toEqual([])
  expect(again.stream.url).toContain('after=18.3000')
})

test('a page without events continues from when it was requested, however late its stream begins', async () => {
  vi.resetModules()
  const { listen: listenFirst } = await import('./live-notifications.ts')
  vi.stubGlobal('EventSource', ServedStream)
  const serverTiming = [{ name: 'asked', duration: 1_764_201_234_567 }]
  vi.spyOn(performance, 'getEntriesByType').mockReturnValueOnce([{ serverTiming }] as never)

  const { url } = listenFirst(new QueryClient(), () => {}) as unknown as ServedStream

  expect(url).toBe('/api/notifications/stream?after=.1764201234567')
})

test('if the server cannot know what was missed, everything is stale', () => {
  const { stream, stale } = openPage()

  stream.send('missed', {}, '19.4000')

  expect(stale()).toEqual(onScreen)
})

test('a decision in another tab makes its lists stale, unlike the page’s own one', async () => {
  const submissionId = 'of-another-tab' as SubmissionId
  const [own, other] = [openPage(), openPage()]
  await asOwnDecision({ id: submissionId, act: 'approve' }, async () => 'done')

  own.stream.send('decided', { decisions: [{ submissionId, act: 'approve', at: 1 }] }, '19.5000')
  other.stream.send('decided', { decisions: [{ submissionId, act: 'undo', at: 2 }] }, '19.6000')

  expect([own.stale(), other.stale()]).toEqual([[], ['/api/brand/submissions']])
})

test('a refused stream checks whether the session has ended, a broken one does not', () => {
  const refused = vi.fn()
  const [broken, closed] = [openPage(), openPage(refused)]

  broken.stream.dispatchEvent(new Event('error'))
  closed.stream.refuse()

  expect([broken.stale(), closed.stale()]).toEqual([[], ['/api/notifications/unread']])
  expect(refused).toHaveBeenCalledOnce()
})

test('a notification refetches the list, the count and its stale queries, and nothing else', async () => {
  const client = new QueryClient()
  const paths = [
    '/api/creator/payouts',
    '/api/notifications/groups',
    '/api/notifications/groups/{id}',
    '/api/notifications/unread',
    '/api/x',
  ]
  for (const path of paths) client.setQueryData([path, {}], 1)

  refresh(client, ['payout'])

  const stale = paths.filter((path) => client.getQueryState([path, {}])?.isInvalidated)
  expect(stale).toEqual(paths.slice(0, 4))
})

const ownPost = [
  '/api/creator/submissions/{id}',
  '/api/creator/submissions/{id}/accruals/days',
  '/api/creator/submissions/{id}/dispute',
]
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
  { sum: '/api/creator/payouts', besides: ['/api/creator/submissions', ...ownPost] },
  { sum: '/api/creator/submissions/{id}', besides: ownPost },
  {
    sum: '/api/admin/disputes',
    besides: [
      '/api/brand/submissions',
      '/api/brand/submissions/{id}',
      '/api/brand/campaigns',
      '/api/brand/campaigns/{id}',
      '/api/brand/campaigns/{id}/insight',
    ],
  },
  { sum: '/api/brand/stats', besides: ['/api/brand/campaigns'] },
  { sum: '/api/brand/billing', besides: ['/api/brand/ledger/days'] },
]

test.each(togethers)(
  'whatever makes $sum stale makes $besides stale, so that two sums agree',
  (given) => {
    const { sum, besides } = given
    const lists = Object.entries<readonly string[]>({ ...staleAfter, ...staleAfterNotifications })

    const lacking = lists.filter(
      ([, paths]) => paths.includes(sum) && !besides.every((path) => paths.includes(path)),
    )

    expect(lacking.map(([name]) => name)).toEqual([])
  },
)

test('a notification makes stale only queries that an action makes stale too', () => {
  const known = new Set<string>(Object.values(staleAfter).flat())
  const onlyHere = [
    '/api/brand/chargebacks',
    '/api/auth/sessions',
    '/api/stripe/connect/account-status',
  ]

  const named = Object.values(staleAfterNotifications).flat()

  expect(named.filter((path) => !known.has(path) && !onlyHere.includes(path))).toEqual([])
})
