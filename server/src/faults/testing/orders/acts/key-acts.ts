import { newId } from '#platform/ids.ts'
import { asProgram } from '#testing/api-keys.ts'
import { type Act, pageOf } from '../act.ts'
import { factsOf } from '../posts.ts'
import { approveRules } from './review-acts.ts'

const newKey = { name: 'Zapier', scopes: ['submissions:review'], expiresInDays: 30 }

/** What a program does with a key of the brand, until the key is revoked. */
export const keyActs = {
  K1: {
    by: 'brand',
    says: 'has a program approve the post, by a new key',
    play: async (scene) => {
      const made = await scene.press('brand', '/api/brand/keys', newKey)
      if (made.status >= 400) return made
      scene.key = made.json
      const program = asProgram(scene.stage.server, made.json)
      const headers = { 'idempotency-key': newId() }
      return await program('POST', `/api/submissions/${scene.submissionId}/approve`, { headers })
    },
    refusals: {
      ...approveRules,
      'needs-person': (scene) => (pageOf(scene)?.adminReasons.length ?? 0) > 0,
    },
    done: (scene) => {
      factsOf(scene).approvals.add('key')
    },
  },
  K2: {
    by: 'brand',
    says: 'revokes the key of the program',
    play: async (scene) => {
      if (scene.key === null) return null
      return await scene.press('brand', `DELETE /api/brand/keys/${scene.key.id}`)
    },
    done: (scene) => {
      scene.key = null
      const finalAt = pageOf(scene)?.approvalFinalAt
      if (finalAt != null && scene.stage.now() < new Date(finalAt))
        factsOf(scene).approvals.delete('key')
    },
  },
} satisfies Record<string, Act>
