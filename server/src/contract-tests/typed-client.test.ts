import { createApiClient } from '@permille/contract/client/client'
import { submitPost } from '@permille/contract/client/submit-post'
import type { Cents } from '@permille/contract/money'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeLiveCampaign } from '../testing/test-marketplace.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { password } from '../testing/test-users.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const creator = { email: 'mira@permille.test', password }
const account = { platform: 'youtube', username: 'mira_films' } as const

describe('a program with the typed client', () => {
  it('signs in, finds a campaign for its account and submits a post', async () => {
    const { db } = server.database
    const campaign = await makeLiveCampaign(db, { fundedCents: 10_000 })
    await server.sandbox.setAccount({ ...account, followers: 5000 })
    await server.sandbox.setPost({ ...account, externalPostId: 'abcdefghijk', views: 10 })
    const api = createApiClient(server.url)
    await api.POST('/api/auth/register', { body: { ...creator, displayName: 'Mira Sol' } })
    await api.POST('/api/creator/social-accounts', { body: account })

    const postUrl = 'https://www.youtube.com/shorts/abcdefghijk'
    const submitted = await submitPost({ siteUrl: server.url, ...creator, postUrl })
    const repeated = await submitPost({ siteUrl: server.url, ...creator, postUrl })

    const { data = [] } = await api.GET('/api/campaigns', {})
    const leftCents: Cents[] = data.map((each) => each.leftCents)
    expect(submitted).toMatchObject({ status: 'pending' })
    expect(repeated).toMatch(/already/)
    expect(data.map(({ id }) => id)).toEqual([campaign.id])
    expect(leftCents).toEqual([10_000])
  })

  it('is told why it is refused', async () => {
    const wrong = { ...creator, password: 'not-my-password', postUrl: 'https://youtu.be/x' }

    const refused = await submitPost({ siteUrl: server.url, ...wrong })

    expect(refused).toMatch(/password/i)
  })
})
