import { registerCall } from '@permille/contract/accounts/accounts'
import { listCampaignsCall } from '@permille/contract/campaigns/campaigns'
import { createApiClient } from '@permille/contract/client/client'
import { submitPost } from '@permille/contract/client/submit-post'
import { addSocialAccountCall } from '@permille/contract/connections/connections'
import type { Cents } from '@permille/contract/money'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { makeKey } from '../testing/api-keys.ts'
import { runSample, sampleLanguages, samplesOf } from '../testing/run-sample.ts'
import { makeLiveCampaign } from '../testing/test-marketplace.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { makeBrand, password } from '../testing/test-users.ts'

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
    await api.call(registerCall, { body: { ...creator, displayName: 'Mira Sol' } })
    await api.call(addSocialAccountCall, { body: account })

    const postUrl = 'https://www.youtube.com/shorts/abcdefghijk'
    const submitted = await submitPost({ siteUrl: server.url, ...creator, postUrl })
    const repeated = await submitPost({ siteUrl: server.url, ...creator, postUrl })

    const { data = [] } = await api.call(listCampaignsCall)
    const leftCents: Cents[] = data.map((each) => each.leftCents)
    expect(submitted).toMatchObject({ status: 'pending' })
    expect(repeated).toMatch(/already/)
    expect(data.map(({ id }) => id)).toEqual([campaign.id])
    expect(leftCents).toEqual([10_000])
  })

  it('gets the reason of a refusal', async () => {
    const wrong = { ...creator, password: 'not-my-password', postUrl: 'https://youtu.be/x' }

    const refused = await submitPost({ siteUrl: server.url, ...wrong })

    expect(refused).toMatch(/password/i)
  })

  it('does not compile with a wrong field, without a body, or with an unknown code', () => {
    const api = createApiClient(server.url)
    // Never run: the compiler fails on an expectation that is not needed.
    const compiled = async () => {
      // @ts-expect-error: a call that needs a body
      await api.call(registerCall)
      // @ts-expect-error: a field that the contract does not know
      await api.call(registerCall, { body: { ...creator, displayName: 'Mira', age: 3 } })
      // @ts-expect-error: a number where a text belongs
      await api.call(registerCall, { body: { ...creator, displayName: 3 } })
      const { error, data } = await api.call(listCampaignsCall)
      // @ts-expect-error: a refusal that no call has
      if (error?.code === 'moon-phase') return
      // @ts-expect-error: a field that the response does not have
      data?.map((each) => each.colour)
    }
    expect(compiled).toBeInstanceOf(Function)
  })
})

describe.concurrent('a program in another language', () => {
  beforeAll(async () => {
    const owner = await server.signIn(await makeBrand(server.database.db))
    const { apiKey } = await makeKey(server, owner, ['campaigns:read'])
    vi.stubEnv('PERMILLE_URL', server.url)
    vi.stubEnv('PERMILLE_KEY', apiKey)
    return () => vi.unstubAllEnvs()
  })

  it.for(sampleLanguages.filter((language) => language !== 'ts'))(
    'makes its first call with a key as the sample in %s does',
    async (language, { skip, expect: expectIn }) => {
      const [code = ''] = await samplesOf('api-client.md', language)

      const printed = await runSample(language, { code })

      if (printed === undefined) return skip(`nothing on this machine runs ${language}`)
      expectIn(printed.trim()).toBe('Zapier')
    },
  )
})
