import { brandKeyScopes } from '@permille/contract/keys/key-scopes'
import { type BrandRole, brandRoles, scopesOf } from '@permille/contract/teams/scopes'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { newId } from '../platform/ids.ts'
import { asProgram, makeKey } from '../testing/api-keys.ts'
import { bodySamples } from '../testing/body-samples.ts'
import { fingerprint } from '../testing/fingerprint.ts'
import { fieldNames, type OfferedCall, offeredCalls, urlOf } from '../testing/offered-calls.ts'
import { ownersInTurn } from '../testing/owners-in-turn.ts'
import { type JoinedPartners, makeJoinedPartners, reportLinkOf } from '../testing/partners.ts'
import type { Call, Given, Reply } from '../testing/test-client.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { makeMember, type Person } from '../testing/test-users.ts'

// Hundreds of calls take a while on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

let server: TestServer
let calls: OfferedCall[]
let mine: JoinedPartners
let theirs: JoinedPartners

beforeAll(async () => {
  server = await startTestServer()
  calls = offeredCalls(server.wiring.routes)
  mine = await makeJoinedPartners(server)
  theirs = await makeJoinedPartners(server)
})

afterAll(() => server.close())

interface Taken {
  readonly who: 'brand' | 'creator'
  /** The item of the marketplace that the call names. */
  readonly what: keyof JoinedPartners
  readonly body?: (named: string) => object
  /** The query string, for calls whose id is not in the path. */
  readonly query?: (named: string) => Record<string, string>
}

const postUrl = 'https://www.youtube.com/watch?v=aaaaaaaaaaa'

const ofCampaign: Taken = { who: 'brand', what: 'liveId', query: (campaignId) => ({ campaignId }) }

function withAccount(socialAccountId: string) {
  return { campaignId: mine.liveId, socialAccountId, postUrl }
}

function withCampaign(campaignId: string) {
  return { campaignId, socialAccountId: mine.accountId, postUrl }
}

/** Every call that names something someone owns. */
const takers: Readonly<Record<string, Taken | readonly Taken[]>> = {
  readCampaign: [
    { who: 'brand', what: 'draftId' },
    { who: 'creator', what: 'draftId' },
  ],
  chooseFeatured: {
    who: 'creator',
    what: 'approvedId',
    body: (submissionId) => ({ submissionIds: [submissionId] }),
  },
  readPayout: { who: 'creator', what: 'payoutId' },
  listPayoutLines: { who: 'creator', what: 'payoutId' },
  'GET /api/creator/payouts/{id}/lines.csv': { who: 'creator', what: 'payoutId' },
  readEligibility: { who: 'creator', what: 'draftId' },
  readForecast: { who: 'creator', what: 'draftId' },
  readOffer: [
    { who: 'brand', what: 'draftId' },
    { who: 'creator', what: 'draftId' },
  ],
  readCampaignLink: { who: 'brand', what: 'liveId' },
  makeCampaignLink: { who: 'brand', what: 'liveId' },
  endCampaignLink: { who: 'brand', what: 'liveId' },
  listJoinedCreators: { who: 'brand', what: 'liveId' },
  'GET /api/campaigns/{id}/joined.csv': { who: 'brand', what: 'liveId' },
  joinCampaign: { who: 'creator', what: 'draftId', body: () => ({ invite: 'a'.repeat(43) }) },
  reportCampaign: [
    { who: 'brand', what: 'draftId', body: () => ({ reason: 'other', text: 'Not mine' }) },
    { who: 'creator', what: 'draftId', body: () => ({ reason: 'other', text: 'Not mine' }) },
  ],
  readOwnCampaign: { who: 'brand', what: 'draftId' },
  readCampaignInsight: { who: 'brand', what: 'liveId' },
  readCampaignReport: { who: 'brand', what: 'liveId' },
  listReportPosts: { who: 'brand', what: 'liveId' },
  'GET /api/brand/campaigns/{id}/report/posts.csv': { who: 'brand', what: 'liveId' },
  listReportCreators: { who: 'brand', what: 'liveId' },
  'GET /api/brand/campaigns/{id}/report/creators.csv': { who: 'brand', what: 'liveId' },
  readBrandHistory: ofCampaign,
  editCampaign: { who: 'brand', what: 'liveId', body: () => ({ name: 'Taken over' }) },
  deleteDraft: { who: 'brand', what: 'draftId' },
  pauseCampaign: { who: 'brand', what: 'liveId' },
  resumeCampaign: { who: 'brand', what: 'liveId' },
  completeCampaign: { who: 'brand', what: 'liveId' },
  refundCampaign: { who: 'brand', what: 'liveId' },
  listRefunds: ofCampaign,
  listBrandChargebacks: ofCampaign,
  listFundings: { who: 'brand', what: 'draftId' },
  readBrandFunding: { who: 'brand', what: 'fundingId' },
  listLedger: ofCampaign,
  listRefundable: ofCampaign,
  listLedgerDays: ofCampaign,
  listLinesOfDay: { who: 'brand', what: 'ledgerDayId' },
  listGroupedNotifications: { who: 'creator', what: 'notificationId' },
  refreshFunding: { who: 'brand', what: 'draftId' },
  createPaymentIntent: {
    who: 'brand',
    what: 'draftId',
    body: (campaignId) => ({ amount: 5, campaignId }),
  },
  listBrandSubmissions: ofCampaign,
  readBrandSubmission: { who: 'brand', what: 'pendingId' },
  approveSubmission: { who: 'brand', what: 'pendingId' },
  rejectSubmission: { who: 'brand', what: 'pendingId', body: () => ({ code: 'duplicate' }) },
  readCreatorSubmission: { who: 'creator', what: 'approvedId' },
  listAccruals: { who: 'creator', what: 'approvedId' },
  'GET /api/creator/submissions/{id}/accruals.csv': { who: 'creator', what: 'approvedId' },
  listAccrualDays: { who: 'creator', what: 'approvedId' },
  listNotes: { who: 'brand', what: 'pendingId' },
  addNote: { who: 'brand', what: 'pendingId', body: () => ({ text: 'Not yours' }) },
  undoApproval: { who: 'brand', what: 'pendingId' },
  withdrawPost: { who: 'creator', what: 'pendingId' },
  resubmitPost: { who: 'creator', what: 'rejectedId' },
  previewResubmission: { who: 'creator', what: 'rejectedId' },
  readOwnDispute: { who: 'creator', what: 'rejectedId' },
  readDispute: { who: 'brand', what: 'rejectedId' },
  openDispute: { who: 'creator', what: 'rejectedId', body: () => ({ reason: 'It is labelled' }) },
  answerDispute: {
    who: 'brand',
    what: 'rejectedId',
    body: () => ({ answer: 'It was not there' }),
  },
  listBrandDisputes: ofCampaign,
  removeSocialAccount: { who: 'creator', what: 'accountId' },
  verifySocialAccount: { who: 'creator', what: 'accountId' },
  submitPost: [
    { who: 'creator', what: 'accountId', body: withAccount },
    { who: 'creator', what: 'draftId', body: withCampaign },
  ],
  previewSubmission: [
    { who: 'creator', what: 'accountId', query: withAccount },
    { who: 'creator', what: 'draftId', query: withCampaign },
  ],
  previewPicture: { who: 'creator', what: 'accountId', query: withAccount },
  endSession: { who: 'creator', what: 'sessionId' },
  removePasskey: { who: 'creator', what: 'passkeyId' },
  renameView: { who: 'brand', what: 'savedViewId', body: () => ({ name: 'Not yours' }) },
  deleteView: { who: 'brand', what: 'savedViewId' },
  revokeMemberInvitation: { who: 'brand', what: 'memberInvitationId' },
  changeMemberRole: { who: 'brand', what: 'memberId', body: () => ({ role: 'reviewer' }) },
  removeMember: { who: 'brand', what: 'memberId' },
  readMemberSetUp: { who: 'brand', what: 'memberId' },
  endLeftBehind: { who: 'brand', what: 'memberId' },
  muteBrand: { who: 'brand', what: 'joinedBrandId', body: () => ({ isMuted: true }) },
  transferBrand: { who: 'brand', what: 'memberId', body: (userId) => ({ userId }) },
  rotateKey: { who: 'brand', what: 'keyId', body: () => ({ overlapHours: 0 }) },
  revokeKey: { who: 'brand', what: 'keyId' },
  editWebhook: { who: 'brand', what: 'webhookId', body: () => bodySamples.editWebhook },
  deleteWebhook: { who: 'brand', what: 'webhookId' },
  testWebhook: { who: 'brand', what: 'webhookId' },
  rotateWebhook: { who: 'brand', what: 'webhookId', body: () => bodySamples.rotateWebhook },
  replayWebhook: { who: 'brand', what: 'webhookId', body: () => bodySamples.replayWebhook },
  listDeliveries: { who: 'brand', what: 'webhookId' },
  readDelivery: { who: 'brand', what: 'deliveryId' },
  createReportLink: { who: 'brand', what: 'draftId', body: reportLinkOf },
  editReportLink: { who: 'brand', what: 'reportLinkId', body: () => reportLinkOf() },
  revokeReportLink: { who: 'brand', what: 'reportLinkId' },
  'PUT /api/objects/{key}': { who: 'creator', what: 'uploadKey' },
  setAvatar: {
    who: 'creator',
    what: 'uploadKey',
    body: (key) => ({ avatarUrl: `/uploads/${key}` }),
  },
}

function eachTaken(): (Taken & { call: OfferedCall })[] {
  return Object.entries(takers).flatMap(([id, taken]) => {
    const call = calls.find((each) => each.id === id)
    if (call === undefined) throw new Error(`the server offers no ${id}`)
    return [taken].flat().map((each) => ({ ...each, call }))
  })
}

function ask(
  taken: Taken & { call: OfferedCall },
  by: Person | Call,
  named: string,
): Promise<Reply> {
  const [program, as] = typeof by === 'function' ? [by, undefined] : [server.call, by]
  const { call, query, body } = taken
  const address = urlOf(call.path, { id: named, key: named })
  const image: Given = { contentType: 'image/png', rawBody: Buffer.from('no image') }
  return program(call.method, query ? `${address}?${new URLSearchParams(query(named))}` : address, {
    ...(as && { as }),
    ...(body ? { body: body(named) } : call.endpoint === undefined && image),
  })
}

async function callerOf(role: BrandRole | 'key'): Promise<Person | Call> {
  const { brand } = mine
  if (role === 'owner') return brand
  if (role === 'key') return asProgram(server, await makeKey(server, brand, brandKeyScopes))
  return await server.signIn(await makeMember(server.database.db, brand, role))
}

function unknownOf(what: keyof JoinedPartners): string {
  return what === 'uploadKey' ? `${'f'.repeat(32)}.webp` : newId()
}

function plain({ status, text }: Reply, named: string): string {
  return `${status} ${text.replaceAll(named, '…')}`
}

describe('another user’s object', () => {
  it('appears in this table for every call that names one', () => {
    const named = calls.filter(({ id, access, path, endpoint }) => {
      const isForAdmins = Array.isArray(access) && access.every((role) => role === 'admin')
      const fields = [...fieldNames(endpoint?.body), ...fieldNames(endpoint?.query)]
      const namesOne = /\{(id|key)\}/.test(path) || fields.some((name) => name.endsWith('Id'))
      // A creator is nobody’s: any brand may block and unblock any.
      return !isForAdmins && namesOne && !id.endsWith('blockCreator')
    })

    expect(named.length).toBeGreaterThan(15)
    expect(named.map(({ id }) => id).filter((id) => takers[id] === undefined)).toEqual([])
  })

  it('gets exactly the response of a missing one, and nothing changes', async () => {
    const before = await fingerprint(server.database.db)
    const [foreign, unknown]: string[][] = [[], []]

    for (const taken of eachTaken()) {
      const [other, nothing] = [String(theirs[taken.what]), unknownOf(taken.what)]
      const label = `${taken.call.name} ${taken.what} as ${taken.who}:`
      foreign?.push(`${label} ${plain(await ask(taken, mine[taken.who], other), other)}`)
      unknown?.push(`${label} ${plain(await ask(taken, mine[taken.who], nothing), nothing)}`)
    }

    expect(foreign).toEqual(unknown)
    expect(foreign?.filter((line) => !/ (404|400|422|200) /.test(line))).toEqual([])
    expect(await fingerprint(server.database.db)).toEqual(before)
  })

  it.each([...brandRoles, 'key'] as const)(
    'returns 404 to the %s of a brand wherever the URL names it',
    async (role) => {
      const by = await callerOf(role)
      const inPath = eachTaken().filter(({ call }) => call.path.includes('{'))
      const isOpen = ({ call, who }: (typeof inPath)[number]) =>
        who === 'creator' ||
        (role === 'key' ? call.isOpenToKeys : !call.scope || scopesOf(role).has(call.scope))

      const replies = await Promise.all(
        inPath.map((taken) =>
          ask(taken, taken.who === 'brand' ? by : mine.creator, String(theirs[taken.what])),
        ),
      )

      expect(inPath.length).toBeGreaterThan(15)
      expect(replies.map(({ status }) => status)).toEqual(
        inPath.map((taken) => (isOpen(taken) ? 404 : 403)),
      )
    },
  )

  it('appears in no list, while the user’s own objects do', async () => {
    const lists = calls.filter(
      ({ method, path, access }) => method === 'GET' && !path.includes('{') && access !== 'public',
    )
    const secrets = (
      ['draftId', 'approvedId', 'pendingId', 'rejectedId', 'accountId'] as const
    ).map((what) => ({ own: String(mine[what]), foreign: String(theirs[what]) }))
    const shown: string[] = []
    for (const who of ['brand', 'creator'] as const) {
      for (const { path } of lists.filter((call) => call.access.includes(who))) {
        shown.push((await server.call('GET', path, { as: mine[who] })).text)
      }
    }
    const all = shown.join('\n')

    expect(secrets.filter(({ own }) => !all.includes(own))).toEqual([])
    expect(secrets.filter(({ foreign }) => all.includes(foreign))).toEqual([])
  })

  it('is returned to its owner by every one of these calls', async () => {
    const responses: string[] = []
    const ownersOf = ownersInTurn(server)
    for (const taken of eachTaken()) {
      const { call, what } = taken
      // What only reads leaves the others' things as they are.
      const own = call.method === 'GET' ? mine : await ownersOf(call, what)
      const reply = await ask(taken, own[taken.who], String(own[what]))
      responses.push(`${call.name} ${what} ${reply.status}`)
    }

    const othersThanDrafts = responses.filter((line) => !line.endsWith('draftId 404'))
    expect(othersThanDrafts.filter((line) => / 40[134]$/.test(line))).toEqual([])
  })
})
