import { afterEach, expect, test, vi } from 'vitest'
import { type RenderedHook, renderHook } from '#testing/render-hook.tsx'
import { type CampaignFilter, useCampaignFilter } from './use-campaign-filter.ts'

let filter: RenderedHook<CampaignFilter>

async function open(query: string) {
  filter = await renderHook(useCampaignFilter, { path: `/campaigns${query}` })
}

afterEach(async () => {
  await filter.unmount()
  vi.unstubAllGlobals()
})

test.each(['', '?status=lost&sort=sideways'])(
  'with "%s" in the URL all campaigns are shown, the newest first',
  async (query) => {
    await open(query)

    expect(filter.current()).toMatchObject({
      search: '',
      status: undefined,
      sorting: { word: 'newest' },
    })
  },
)

test('the URL determines the filter and the order', async () => {
  await open('?search=summer&status=live&sort=spent')

  expect(filter.current()).toMatchObject({
    search: 'summer',
    status: 'live',
    sorting: { word: 'spent' },
  })
})

test('clearing shows all, in the same order', async () => {
  await open('?search=summer&status=live&sort=spent')

  await filter.act(() => filter.current().clear())

  expect(filter.paths.at(-1)).toBe('/campaigns?sort=spent')
  expect(filter.current()).toMatchObject({
    search: '',
    status: undefined,
    sorting: { word: 'spent' },
  })
})
