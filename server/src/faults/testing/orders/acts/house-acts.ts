import type { Act } from '../act.ts'

const fewLikes = { effect: 'show', likesPercentMin: 0.3, viewsMax: 0 } as const

/** What the people who run the whole installation do while a run goes on. */
export const houseActs = {
  S2: {
    by: 'other admin',
    says: 'has the books checked and compared with the provider',
    play: async (scene) => {
      const checked = await scene.press('other admin', '/api/admin/books/check')
      if (checked.status >= 400) return checked
      return await scene.press('other admin', '/api/admin/books/compare')
    },
  },
  S3: {
    by: 'other admin',
    says: 'has views without likes shown only',
    play: async ({ stage }) => {
      await stage.setRisk({ fewLikes })
      return 'happened'
    },
    undo: 'S3.back',
  },
  'S3.back': {
    by: 'other admin',
    says: 'has views without likes set aside again',
    play: async ({ stage }) => {
      if (!stage.hasOwnRisk) return null
      await stage.setRisk({})
      return 'happened'
    },
  },
} satisfies Record<string, Act>
