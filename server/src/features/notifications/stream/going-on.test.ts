import type { UserId } from '@permille/contract/ids'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import {
  decideApproval,
  finalizeApproval,
  undoApproval,
} from '#features/submissions/review/decide-approval.ts'
import { rejectSubmission } from '#features/submissions/review/reject-submission.ts'
import {
  type SubmissionSetup,
  setUpSubmissions,
} from '#features/submissions/testing/submission-setup.ts'
import { addHours, addSeconds, systemClock } from '#platform/clock.ts'
import { run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { newId } from '#platform/ids.ts'
import { makeAdmin } from '#testing/test-users.ts'
import { setPreference } from '../preferences.ts'
import { notify } from '../testing/notify.ts'
import { createStreamHub, type StreamHub } from './stream-hub.ts'

let setup: SubmissionSetup
let deps: SubmissionSetup['deps']
/** Two processes. */
let hubs: readonly [StreamHub, StreamHub]
let end = new AbortController()

beforeAll(async () => {
  setup = await setUpSubmissions()
  deps = { ...setup.deps, approvalUndoSeconds: 10, clock: systemClock }
  const pace = { lookMs: 30, sessionsLookMs: 60_000 }
  const hub = () => createStreamHub(deps.database, systemClock, pace)
  hubs = [hub(), hub()]
})
afterEach(() => {
  end.abort()
  end = new AbortController()
})
afterAll(() => setup.close())

interface Event {
  readonly name: string
  readonly data: { kinds?: string[]; decisions?: { submissionId: string; act: string }[] }
}

/** An open page of this person, with what it has heard so far. */
function open(userId: UserId, { after, hub = hubs[0] }: { after?: string; hub?: StreamHub } = {}) {
  const closing = new AbortController()
  const signal = AbortSignal.any([end.signal, closing.signal])
  const audience = { userId, sessionHash: Buffer.alloc(32), address: '127.0.0.1', after }
  const events: Event[] = []
  let lastId = ''
  const listen = async () => {
    for await (const text of hub.eventsFor(audience, signal)) {
      for (const each of text.split('\n\n').filter((part) => part !== '')) {
        const [, name = '', data = '', id = ''] =
          /^event: (.*)\ndata: (.*)\nid: (.*)$/.exec(each) ?? []
        events.push({ name, data: JSON.parse(data) as Event['data'] })
        lastId = id
      }
    }
  }
  void listen()
  const decisions = () => events.flatMap(({ data }) => data.decisions ?? [])
  return {
    names: () => events.map(({ name }) => name),
    kinds: () => events.flatMap(({ data }) => data.kinds ?? []),
    acts: () => decisions().map(({ act }) => act),
    actsOn: (id: string) =>
      decisions().flatMap(({ submissionId, act }) => (submissionId === id ? [act] : [])),
    lastId: () => lastId,
    isOpen: () => expect.poll(() => lastId).not.toBe(''),
    close: () => closing.abort(),
  }
}

/** Several looks. */
const aWhile = () => new Promise((resolve) => setTimeout(resolve, 200))

function tellOf(
  userId: UserId,
  kind: 'payout' | 'account' = 'payout',
  at = new Date(),
): Promise<void> {
  const words = { title: 'News', text: 'It happened.', path: '/earnings' }
  const notifications = { userId, key: newId(), kind, ...words, at }
  return deps.database.transaction((tx) => notify(tx, [notifications], at))
}

async function post() {
  const submitted = await setup.submit({ campaign: await setup.campaign() })
  const reviewer = { ...submitted.brand, kind: 'brand' } as const
  return { ...submitted, request: { submissionId: submitted.id, reviewer } }
}

test('a stream continues after the last received event, in any process, and repeats nothing', async () => {
  const { creator } = await post()
  const before = open(creator.userId)
  await before.isOpen()
  await tellOf(creator.userId)
  await expect.poll(before.kinds).toEqual(['payout'])
  before.close()

  const quiet = open(creator.userId, { after: before.lastId(), hub: hubs[1] })
  await quiet.isOpen()
  await aWhile()
  quiet.close()
  await tellOf(creator.userId, 'account')
  const later = open(creator.userId, { after: quiet.lastId() })
  await expect.poll(later.kinds).toEqual(['account'])
  await aWhile()

  expect(quiet.names()).toEqual(['alive'])
  expect(later.names()).toEqual(['alive', 'news'])
})

test('a page receives events from between its loading and its subscribing', async () => {
  const { creator } = await post()
  await tellOf(creator.userId, 'account', addSeconds(new Date(), -60))
  const loadedAt = Date.now()
  await tellOf(creator.userId)

  const pages = [open(creator.userId, { after: `.${loadedAt}` }), open(creator.userId)]

  for (const page of pages) await expect.poll(page.kinds).toEqual(['payout'])
})

test('a page receives an event that was being written when it loaded, even of a hidden kind', async () => {
  const { creator, request, brand } = await post()
  const { userId } = creator
  const choice = { kind: 'account', channel: 'product', isOn: false } as const
  await setPreference(deps, { ...choice, userId, role: 'creator' })
  const loadedAt = Date.now()
  // Their transactions began before that, and end after it.
  const before = { ...deps, clock: { now: () => addSeconds(new Date(loadedAt), -0.5) } }
  await tellOf(userId, 'account', before.clock.now())
  await decideApproval(before, request)

  const pages = [
    open(userId, { after: `.${loadedAt}` }),
    open(brand.userId, { after: `.${loadedAt}` }),
  ]
  const justNow = open(brand.userId)

  await expect.poll(() => pages[0]?.kinds()).toEqual(['account'])
  await expect.poll(() => pages[1]?.acts()).toEqual(['approve'])
  await expect.poll(justNow.acts).toEqual(['approve'])
})

test('a page that missed too much loads everything again', async () => {
  const { brand, creator } = await post()
  await tellOf(creator.userId)
  const page = open(creator.userId)
  await page.isOpen()
  page.close()
  await run(
    deps.database,
    sql`INSERT INTO audit_log (id, actor_kind, actor_user_id, action, object_type, object_id)
      SELECT gen_random_uuid(), 'brand', ${brand.userId}, 'submission.undo-approval', 'submission',
        gen_random_uuid() FROM generate_series(1, 201)`,
  )
  const decided = open(brand.userId, { after: `.${Date.now()}` })
  await decided.isOpen()
  await run(
    deps.database,
    sql`SELECT setval(pg_get_serial_sequence('notifications', 'seq'), max(seq) + 10001) FROM notifications`,
  )
  await tellOf(brand.userId)
  const told = open(creator.userId, { after: page.lastId() })
  await told.isOpen()

  expect([decided.names()[0], told.names()[0]]).toEqual(['missed', 'missed'])
})

test.each([
  ['of another database', () => `${Number.MAX_SAFE_INTEGER}`.slice(0, 15).concat(`.${Date.now()}`)],
  ['of two hours before', () => `0.${addHours(new Date(), -2).getTime()}`],
  ['of a clock that is ahead', () => `.${addSeconds(new Date(), 3600).getTime()}`],
  ['of nobody', () => 'anything'],
])('from an event %s the server cannot know what was missed, and says so', async (_, after) => {
  const { creator } = await post()

  const page = open(creator.userId, { after: after() })
  await page.isOpen()

  expect(page.names()).toEqual(['missed'])
})

test('every page of a person receives their decisions, each once, and no other page does', async () => {
  const { id, request, brand, creator } = await post()
  const [here, there] = [open(brand.userId), open(brand.userId, { hub: hubs[1] })]
  const others = [open(creator.userId), open((await post()).brand.userId)]
  await Promise.all([here, there, ...others].map(({ isOpen }) => isOpen()))

  await decideApproval(deps, request)
  await expect.poll(there.acts).toEqual(['approve'])
  await undoApproval(deps, request)
  await expect.poll(there.acts).toEqual(['approve', 'undo'])
  await decideApproval(deps, request)
  await rejectSubmission(deps, { ...request, code: 'other', note: 'No.' })
  await expect.poll(() => there.acts().at(-1)).toBe('reject')
  await aWhile()

  expect(here.acts().filter((act) => act !== 'approve')).toEqual(['undo', 'reject'])
  expect(there.acts().filter((act) => act !== 'approve')).toEqual(['undo', 'reject'])
  expect(others.map(({ acts }) => acts())).toEqual([[], []])
  expect((await setup.row(id)).status).toBe('rejected')
})

test('a hidden page receives the missed decisions when it is shown again', async () => {
  const { request, brand } = await post()
  const before = open(brand.userId)
  await before.isOpen()
  before.close()

  await decideApproval(deps, request)
  const after = open(brand.userId, { after: before.lastId() })
  await expect.poll(after.acts).toEqual(['approve'])
  await undoApproval(deps, request)

  await expect.poll(after.acts).toEqual(['approve', 'undo'])
})

test('the brand receives an admin’s approval once it is final', async () => {
  const { id, brand } = await post()
  const admin = await makeAdmin(deps.database)
  const pages = { brand: open(brand.userId), admin: open(admin.userId) }
  await Promise.all([pages.brand.isOpen(), pages.admin.isOpen()])

  await decideApproval(deps, { submissionId: id, reviewer: admin })
  const later = { ...deps, clock: { now: () => addSeconds(new Date(), 11) } }
  await expect.poll(() => pages.admin.actsOn(id)).toEqual(['approve'])
  await finalizeApproval(later, id)

  await expect.poll(() => pages.admin.actsOn(id)).toEqual(['approve', 'final'])
  await expect.poll(pages.brand.acts).toEqual(['final'])
})

test('a kind hidden in the product still refreshes its page', async () => {
  const { creator } = await post()
  const { userId } = creator
  const choice = { kind: 'account', channel: 'product', isOn: false } as const
  await setPreference(deps, { ...choice, userId, role: 'creator' })
  const page = open(userId)
  await page.isOpen()

  await tellOf(userId, 'account')

  await expect.poll(page.kinds).toEqual(['account'])
})
