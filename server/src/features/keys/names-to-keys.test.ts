import { afterAll, beforeAll, expect, test } from 'vitest'
import { asProgram, makeKey } from '#testing/api-keys.ts'
import { makePartners } from '#testing/partners.ts'
import { startTestServer, type TestServer } from '#testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('a key reads who of the brand acted, whoever stands behind it included', async () => {
  const { brand, liveId, pendingId } = await makePartners(server)
  const program = asProgram(
    server,
    await makeKey(server, brand, ['campaigns:read', 'submissions:read']),
  )
  const name = (await server.call('GET', '/api/auth/me', { as: brand })).json.user.displayName
  await server.call('POST', `/api/campaigns/${liveId}/pause`, { as: brand })
  await server.call('POST', `/api/submissions/${pendingId}/reject`, {
    as: brand,
    body: { code: 'duplicate' },
  })
  const namesRead = async (read: (path: string) => ReturnType<typeof program>) => {
    const campaign = `/api/brand/campaigns/${liveId}`
    const listed = (await read('/api/brand/campaigns')).json as { id: string; pausedBy: string }[]
    return [
      (await read(campaign)).json.pausedBy,
      listed.find(({ id }) => id === liveId)?.pausedBy,
      (await read(`${campaign}/insight`)).json.activity[0].by,
      (await read(`/api/brand/submissions/${pendingId}`)).json.timeline.at(-1).by,
    ]
  }

  const toKey = await namesRead((path) => program('GET', path))
  const toOwner = await namesRead((path) => server.call('GET', path, { as: brand }))

  expect(name).toEqual(expect.any(String))
  expect(toKey).toEqual([name, name, name, name])
  expect(toOwner).toEqual([null, null, null, null])
})
