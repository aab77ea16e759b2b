import { expect, it } from 'vitest'
import { renderText } from '#testing/render-text.ts'
import { FilterBar } from './filter-bar.tsx'

it('says how many filters are set', () => {
  const bar = (chosen: readonly unknown[]) =>
    renderText(
      <FilterBar chosen={chosen} className="">
        {null}
      </FilterBar>,
    )

  expect(bar([undefined, '', false]).text).toBe('Filters')
  expect(bar(['tiktok', undefined, true]).text).toBe('Filters (2)')
})
