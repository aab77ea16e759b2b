import { afterEach, describe, expect, it, vi } from 'vitest'
import { type RenderedHook, renderHook } from '#testing/render-hook.tsx'
import { useUrlFilters } from './use-url-filters.ts'

let filters: RenderedHook<ReturnType<typeof useUrlFilters>>

async function open(path: string, usual?: Readonly<Record<string, string>>) {
  filters = await renderHook(() => useUrlFilters(usual), { path })
}

afterEach(async () => {
  await filters.unmount()
  vi.unstubAllGlobals()
})

describe('filters in the URL', () => {
  it('are added to it and leave the rest unchanged', async () => {
    await open('/list?tab=mine')

    await filters.act(() => filters.current().change('search', 'summer'))

    expect(filters.paths.at(-1)).toBe('/list?tab=mine&search=summer')
    expect(filters.current().read('search')).toBe('summer')
  })

  it('change together, and an empty one is removed', async () => {
    await open('/list?search=summer&state=open')

    await filters.act(() => filters.current().changeAll({ search: '', state: 'closed' }))

    expect(filters.paths.at(-1)).toBe('/list?state=closed')
  })

  it('replace the history entry: Back leaves the list, not the last letter', async () => {
    await open('/list')

    await filters.act(() => filters.current().change('search', 's'))
    await filters.act(() => filters.current().change('search', 'su'))

    expect(filters.paths).toEqual(['/list?search=su'])
  })

  it('are omitted at their default', async () => {
    await open('/list?sort=oldest', { sort: 'newest' })

    await filters.act(() => filters.current().change('sort', 'newest'))

    expect(filters.paths.at(-1)).toBe('/list')
  })
})
