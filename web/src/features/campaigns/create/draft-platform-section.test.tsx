import { platforms } from '@permille/contract/enums'
import { expect, test } from 'vitest'
import { markupOf } from '#testing/markup-of.tsx'
import { PlatformSection } from './draft-platform-section.tsx'
import type { CampaignForm } from './use-campaign-draft.ts'

test('each platform’s switch describes what a view means there', () => {
  const form = { draft: { platforms }, isKept: () => false, change: () => {} }

  const markup = markupOf(<PlatformSection form={form as unknown as CampaignForm} />, [])
  const described = Array.from(markup.matchAll(/aria-describedby="([^"]+)"/g), ([, id]) => id)

  expect(new Set(described).size).toBe(platforms.length)
  expect(described.filter((id) => !markup.includes(`<p id="${id}"`))).toEqual([])
})
