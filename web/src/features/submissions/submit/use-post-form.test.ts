import type { SocialAccount } from '@permille/contract/connections/connections'
import type { Platform } from '@permille/contract/enums'
import type { CampaignId, SocialAccountId } from '@permille/contract/ids'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type RenderedHook, renderHook } from '#testing/render-hook.tsx'
import { usePostForm } from './use-post-form.ts'

const campaignId = 'c1' as CampaignId
const fetched = vi.fn<(path: string) => Promise<Response>>()
let hook: RenderedHook<ReturnType<typeof usePostForm>>

function account(id: string, platform: Platform, username: string): SocialAccount {
  return { id, platform, username } as SocialAccount
}

const ada = account('a', 'tiktok', 'ada')
const eve = account('e', 'tiktok', 'eve')
const tube = account('t', 'youtube', 'ada-films')
const films = account('f', 'youtube', 'more-films')
const eves = 'https://www.tiktok.com/@eve/video/7301234567890123456'
const video = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'

async function open(accounts: readonly SocialAccount[], path = '/submit') {
  hook = await renderHook(() => usePostForm({ campaignId, accounts }), { path })
}

/** Types a URL, lets the pause after it go by, and the response come. */
async function type(url: string) {
  await hook.act(() => hook.current().setPostUrl(url))
  await hook.act(() => vi.advanceTimersByTimeAsync(600))
  await hook.act(() => vi.advanceTimersByTimeAsync(10))
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', fetched)
  fetched.mockImplementation(async () => Response.json({ checks: [], post: null }))
})

afterEach(async () => {
  vi.useRealTimers()
  await hook.unmount()
  vi.unstubAllGlobals()
  fetched.mockReset()
})

test('the only account is chosen before anything is typed', async () => {
  await open([ada])
  expect(hook.current().account).toBe(ada)
})

test('with several, none is chosen before the post identifies its author', async () => {
  await open([ada, eve])

  expect(hook.current().account).toBeUndefined()

  await type(eves)

  expect(hook.current().account).toBe(eve)
  expect(hook.current().better).toBeUndefined()
})

test('a manually chosen account stays, and the better one is only suggested', async () => {
  await open([ada, eve])

  await hook.act(() => hook.current().chooseAccount(ada.id))
  await type(eves)

  expect(hook.current()).toMatchObject({ account: ada, better: eve })
  expect(hook.current().request.socialAccountId).toBe(ada.id)
})

test('a post in the page’s own URL is submitted', async () => {
  await open([ada, eve], `/submit?post=${encodeURIComponent(eves)}`)

  expect(hook.current().request).toEqual({ campaignId, socialAccountId: eve.id, postUrl: eves })
})

test('a link pasted with other words is extracted', async () => {
  await open([ada, eve])

  await type(`Look at this: ${eves}`)

  expect(hook.current().postUrl).toBe(`Look at this: ${eves}`)
  expect(hook.current().request.postUrl).toBe(eves)
})

test('the platform names a YouTube video’s author, whose account is then used', async () => {
  const authorAccountId = 'f' as SocialAccountId
  fetched.mockImplementation(async () => Response.json({ checks: [], post: { authorAccountId } }))
  await open([tube, films])

  await type(video)

  expect(hook.current().account).toBe(films)
  expect(hook.current().better).toBeUndefined()
})

test('one link’s result does not carry over to the next', async () => {
  const authorAccountId = 'f' as SocialAccountId
  fetched.mockImplementationOnce(async () =>
    Response.json({ checks: [], post: { authorAccountId } }),
  )
  await open([tube, films])
  await type(video)

  expect(hook.current().account).toBe(films)

  await type('https://www.youtube.com/watch?v=aaaaaaaaaaa')

  expect(hook.current().account).toBe(tube)
})

test('a post on a platform without an account names the platform', async () => {
  await open([ada])

  await type(video)

  expect(hook.current().missingPlatform).toBe('youtube')

  await type(eves)

  expect(hook.current().missingPlatform).toBeUndefined()
})

test('nothing is checked while someone types, and no invalid link', async () => {
  await open([ada])

  await hook.act(() => hook.current().setPostUrl(eves))
  expect(fetched).not.toHaveBeenCalled()
  expect(hook.current().checks).toMatchObject({ isChecking: false, checks: [] })

  await type('not a link')
  expect(fetched).not.toHaveBeenCalled()
  expect(hook.current().checks.urlProblem).toEqual(expect.any(String))
})

test('a failed check says so, and can be repeated', async () => {
  fetched.mockImplementationOnce(async () =>
    Response.json({ message: 'TikTok is not responding' }, { status: 503 }),
  )
  await open([ada])

  await type('https://www.tiktok.com/@ada/video/7301234567890123456')
  expect(hook.current().checks.failure).toBe('TikTok is not responding')

  await hook.act(() => hook.current().checks.checkAgain())
  await hook.act(() => vi.advanceTimersByTimeAsync(10))
  expect(hook.current().checks.failure).toBeUndefined()
})
