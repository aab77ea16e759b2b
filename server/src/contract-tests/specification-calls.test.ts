import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { offeredCalls } from '../testing/offered-calls.ts'
import { makeOwningPartners, type OwningPartners } from '../testing/partners.ts'
import { type Given, sessionTokenIn } from '../testing/test-client.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { password } from '../testing/test-users.ts'

let server: TestServer
let partners: OwningPartners

beforeAll(async () => {
  server = await startTestServer()
  partners = await makeOwningPartners(server)
})

afterAll(() => server.close())

interface Row {
  /** As in the specification's table of calls. */
  readonly call: string
  readonly who: 'nobody' | 'brand' | 'creator' | 'admin'
  readonly address?: () => string
  readonly payload?: () => object
  readonly status?: number
  /** Fields the specification mentions, of the response or of a list's first item. */
  readonly reads: readonly string[]
}

const campaignFields = ['id', 'name', 'brandName', 'rewardRatePerKViewsCents', 'platformsAllowed']
const userFields = ['user.role', 'user.displayName', 'user.email', 'user.avatarUrl']
const profileFields = [
  ...['handle', 'bio', 'country', 'city', 'timezone', 'languages', 'contentCategories'],
  ...['isVerified', 'user.displayName', 'user.email', 'user.avatarUrl'],
]

/** In the order of the specification's section 7. */
const rows: readonly Row[] = [
  { call: 'GET /api/auth/me', who: 'creator', reads: userFields },
  {
    call: 'POST /api/auth/login',
    who: 'nobody',
    reads: userFields,
    payload: () => ({ email: 'mira@permille.test', password }),
  },
  {
    call: 'POST /api/auth/register',
    who: 'nobody',
    status: 201,
    reads: userFields,
    payload: () => ({
      email: 'lena@permille.test',
      password,
      displayName: 'Lena Ort',
      role: 'creator',
    }),
  },
  { call: 'POST /api/auth/logout', who: 'nobody', reads: [] },
  {
    call: 'GET /api/brand/stats',
    who: 'brand',
    reads: ['totalBudget', 'totalPaid', 'activeCampaigns', 'totalSubmissions'],
  },
  {
    call: 'GET /api/brand/campaigns',
    who: 'brand',
    reads: ['0.id', '0.name', '0.status', '0.rewardRatePerKViewsCents'],
  },
  {
    call: 'GET /api/brand/submissions',
    who: 'brand',
    address: () => '/api/brand/submissions?status=pending',
    reads: ['0.id', '0.creatorName', '0.campaignName', '0.status'],
  },
  {
    call: 'GET /api/creator/stats',
    who: 'creator',
    reads: ['totalEarnings', 'pendingEarnings', 'totalSubmissions', 'totalViews'],
  },
  {
    call: 'GET /api/creator/submissions',
    who: 'creator',
    reads: [
      ...['0.id', '0.title', '0.campaignId', '0.campaignName', '0.platform', '0.postUrl'],
      ...['0.socialAccountUsername', '0.thumbnailUrl', '0.status', '0.viewCount', '0.earnings'],
      '0.submittedAt',
    ],
  },
  {
    call: 'GET /api/admin/stats',
    who: 'admin',
    reads: [
      ...['totalUsers', 'totalBrands', 'totalCreators', 'totalCampaigns', 'totalSubmissions'],
      'totalPaidOut',
    ],
  },
  {
    call: 'POST /api/campaigns',
    who: 'brand',
    status: 201,
    reads: ['id'],
    payload: () => ({
      name: 'Autumn looks',
      type: 'ugc',
      category: 'fashion',
      status: 'draft',
      budgetDollars: 100,
      budgetCents: 10_000,
      rewardRateDollars: 3,
      rewardRatePerKViewsCents: 300,
      minPayoutDollars: 1,
      minPayoutCents: 100,
      maxPayoutDollars: 100,
      maxPayoutCents: 10_000,
      flatBonusDollars: 0,
      flatBonusCents: 0,
      platformsAllowed: ['tiktok'],
      availableContentUrl: '',
      contentRequirements: '',
      autoApproveAfterHours: 48,
    }),
  },
  {
    call: 'GET /api/campaigns/{id}',
    who: 'creator',
    address: () => `/api/campaigns/${partners.liveId}`,
    reads: [...campaignFields, 'budgetCents', 'status', 'availableContentUrl'],
  },
  {
    call: 'GET /api/campaigns',
    who: 'creator',
    address: () => '/api/campaigns?status=live',
    reads: [...campaignFields, 'thumbnailUrl', 'budgetCents', 'paidOutCents'].map((f) => `0.${f}`),
  },
  {
    call: 'POST /api/stripe/create-payment-intent',
    who: 'brand',
    reads: ['clientSecret'],
    payload: () => ({ amount: 100.5, campaignId: partners.draftId }),
  },
  {
    call: 'GET /api/creator/earnings/stats',
    who: 'creator',
    reads: ['totalEarnings', 'availableBalance', 'pendingEarnings', 'lastPayoutAmount'],
  },
  { call: 'GET /api/stripe/connect/account-status', who: 'creator', reads: ['detailsSubmitted'] },
  {
    call: 'GET /api/creator/earnings/by-campaign',
    who: 'creator',
    reads: ['campaignId', 'campaignName', 'submissionCount', 'totalViews', 'totalEarnings'].map(
      (field) => `0.${field}`,
    ),
  },
  {
    call: 'POST /api/stripe/connect/account-link',
    who: 'creator',
    reads: ['url'],
    payload: () => ({ country: 'US' }),
  },
  // Its account is not set up here: the payout's own tests pay; this one reads the message.
  { call: 'POST /api/stripe/create-payout', who: 'creator', status: 422, reads: ['message'] },
  { call: 'GET /api/creator/payouts', who: 'creator', reads: [] },
  {
    call: 'GET /api/creator/social-accounts',
    who: 'creator',
    reads: ['0.id', '0.platform', '0.username', '0.connectedAt'],
  },
  {
    call: 'POST /api/creator/social-accounts',
    who: 'creator',
    status: 201,
    reads: ['id'],
    payload: () => ({ platform: 'x', username: '@mira' }),
  },
  { call: 'GET /api/auth/instagram', who: 'creator', reads: ['authUrl'] },
  { call: 'GET /api/auth/tiktok', who: 'creator', reads: ['authUrl'] },
  {
    call: 'POST /api/submissions',
    who: 'creator',
    status: 422,
    reads: ['message'],
    payload: () => ({
      campaignId: partners.liveId,
      socialAccountId: partners.accountId,
      postUrl: 'https://www.youtube.com/watch?v=aaaaaaaaaaa',
    }),
  },
  {
    call: 'DELETE /api/creator/social-accounts/{id}',
    who: 'creator',
    reads: [],
    address: () => `/api/creator/social-accounts/${partners.accountId}`,
  },
  { call: 'GET /api/creator/profile', who: 'creator', reads: profileFields },
  {
    call: 'PUT /api/creator/profile',
    who: 'creator',
    reads: profileFields,
    payload: () => ({ displayName: 'Mira Vale', username: 'mira_vale', languages: ['English'] }),
  },
  {
    call: 'PUT /api/user/email',
    who: 'creator',
    reads: [],
    payload: () => ({ email: 'mira@new.test' }),
  },
  {
    call: 'PUT /api/user/avatar',
    who: 'creator',
    status: 400,
    reads: ['message'],
    payload: () => ({ avatarUrl: '/uploads/nothing.webp' }),
  },
  { call: 'POST /api/objects/upload', who: 'creator', reads: ['method', 'url'] },
  {
    call: 'GET /api/creator/check-username/{username}',
    who: 'creator',
    address: () => '/api/creator/check-username/x',
    reads: ['available', 'message'],
  },
  {
    call: 'GET /api/profile/{username}',
    who: 'nobody',
    address: () => '/api/profile/mira_vale',
    reads: [
      ...['creator', 'socialAccounts', 'submissions.0.id', 'submissions.0.platform'],
      ...['submissions.0.postUrl', 'stats.memberSince', 'stats.totalViews', 'stats.earningsRange'],
      'stats.campaignsCompleted',
    ],
  },
]

describe('the calls of the specification', () => {
  it('all exist', () => {
    const offered = offeredCalls(server.wiring.routes).map(({ name }) => name)

    expect(rows).toHaveLength(33)
    expect(rows.map(({ call }) => call).filter((call) => !offered.includes(call))).toEqual([])
  })

  it('return, in the order of the table, the fields that the screens read', async () => {
    await server.call('POST', '/api/auth/register', {
      body: { email: 'mira@permille.test', password, displayName: 'Mira' },
    })
    await server.sandbox.setAccount({ platform: 'x', username: 'mira', followers: 5000 })
    const admin = await server.person('admin')
    const callers = {
      nobody: undefined,
      admin,
      brand: partners.brand,
      creator: { ...partners.creator },
    }
    const problems: string[] = []

    for (const { call, who, address, payload, status = 200, reads } of rows) {
      const [method = '', path = ''] = call.split(' ')
      const as = callers[who]
      const given: Given = { ...(as && { as }), ...(payload && { body: payload() }) }
      const reply = await server.call(method, address?.() ?? path, given)
      const token = sessionTokenIn(reply)
      if (token !== '' && who === 'creator') callers.creator = { ...callers.creator, token }
      if (reply.status !== status) problems.push(`${call} ${reply.status} ${reply.text}`)
      const missing = reads.filter((field) => valueAt(reply.json, field) === undefined)
      if (missing.length > 0) problems.push(`${call} lacks ${missing}`)
    }

    expect(problems).toEqual([])
  })
})

function valueAt(response: unknown, field: string): unknown {
  return field
    .split('.')
    .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], response)
}
