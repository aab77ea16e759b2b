import { expect, test } from 'vitest'
import { LeaveBrand } from '#features/teams/leave-brand.tsx'
import { renderText } from '#testing/render-text.ts'
import { StandingNotices } from './standing-notices.tsx'

test('people of a suspended brand read that they can only read, or leave it, as they may at any time', () => {
  const [shown, suspended] = [false, true].map((isReadOnly) => {
    const viewed = { role: 'brand', brand: { role: 'viewer', isReadOnly } } as const
    const notices = renderText(<StandingNotices />, viewed)
    return { notices: notices.text.trim(), acts: renderText(<LeaveBrand />, viewed).buttons }
  })

  expect(shown).toEqual({ notices: '', acts: ['Leave'] })
  expect(suspended).toEqual({
    notices:
      'This brand is suspended You can read, or leave it, and change nothing. Its owner can ask support why.',
    acts: ['Leave'],
  })
})
