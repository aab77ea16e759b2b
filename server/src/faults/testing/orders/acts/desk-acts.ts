import type { Reply } from '#testing/test-client.ts'
import { type Act, isPost, type Outcome } from '../act.ts'
import { factsOf, publish, submit } from '../posts.ts'
import type { Scene } from '../scene.ts'
import type { Post } from '../shown.ts'
import { approveRules } from './review-acts.ts'

/** Another creator's post comes in, and the brand decides about all that wait at once, as its desk does. */
async function decideAll(scene: Scene, verb: 'approve' | 'reject'): Promise<Outcome> {
  if (!isPost('pending')(scene) || scene.posts[0] === undefined) return null
  const post = await publish(scene, { of: 'rival', views: 300, likes: 300 })
  await submit(scene, post)
  const ids = [scene.submissionId, ...post.submissionIds]
  const body = verb === 'reject' ? { code: 'off_brief', note: 'No' } : undefined
  const replies = await Promise.all(
    ids.map((id) => scene.press('brand', `/api/submissions/${id}/${verb}`, body)),
  )
  const [own, others] = replies
  if (others !== undefined && others.status < 400) noteDecided(scene, post, verb)
  return own as Reply
}

function noteDecided(scene: Scene, post: Post, verb: 'approve' | 'reject'): void {
  const facts = scene.facts.of(post)
  if (verb === 'approve') facts.approvals.add('brand')
  else facts.rejectedAt = scene.stage.now()
}

export const deskActs = {
  P7: {
    by: 'brand',
    says: 'approves all posts that wait, at once',
    play: (scene) => decideAll(scene, 'approve'),
    refusals: approveRules,
    done: (scene) => {
      factsOf(scene).approvals.add('brand')
    },
  },
  'P7.reject': {
    by: 'brand',
    says: 'rejects all posts that wait, at once',
    play: (scene) => decideAll(scene, 'reject'),
    done: (scene) => {
      factsOf(scene).rejectedAt = scene.stage.now()
      factsOf(scene).approvals.clear()
    },
  },
} satisfies Record<string, Act>
