import { newId } from '#platform/ids.ts'
import type { Reply } from '#testing/test-client.ts'
import type { PostFacts } from './facts.ts'
import { type Scene, urlOf } from './scene.ts'
import type { Post } from './shown.ts'

/** Minutes are enough for a young post; a quiet one is read once a week. */
const readingsAfterSeconds = [120, 3 * 3600, 24 * 3600, 8 * 24 * 3600]

export function onPost(scene: Scene, verb: string, body?: object): Promise<Reply> {
  return scene.press('admin', `/api/admin/submissions/${scene.submissionId}/${verb}`, body)
}

export function asBrand(scene: Scene, verb: string, body?: object): Promise<Reply> {
  return scene.press('brand', `/api/submissions/${scene.submissionId}/${verb}`, body)
}

export const factsOf = (scene: Scene): PostFacts => scene.facts.of(scene.post)

export async function submit(scene: Scene, post: Post): Promise<Reply> {
  const body = {
    campaignId: scene.campaignId,
    socialAccountId: scene.accountIds[post.of],
    postUrl: urlOf(scene, post),
  }
  const reply = await scene.press(post.of, '/api/submissions', body)
  if (reply.status >= 400) return reply
  post.submissionIds.push(reply.json.id)
  Object.assign(scene.facts.of(post), { submittedCount: post.views, submittedLikes: post.likes })
  return reply
}

export async function publish(
  scene: Scene,
  given: Omit<Post, 'submissionIds' | 'videoId'>,
): Promise<Post> {
  const post = { ...given, videoId: newId().replaceAll('-', '').slice(-11), submissionIds: [] }
  scene.posts.push(post)
  await scene.setPost(post)
  return post
}

/** The platform shows these numbers, and they are read as soon as the product reads the post. */
export async function readViews(
  scene: Scene,
  post: Post,
  numbers: { views: number; likes: number },
) {
  await scene.setPost(post, numbers)
  const id = post.submissionIds.at(-1)
  const before = scene.seen.posts.find((page) => page.id === id)
  if (before?.status !== 'approved') return await scene.stage.tick()
  for (const seconds of readingsAfterSeconds) {
    await scene.turn(seconds)
    await scene.stage.tick()
    const page = await scene.read('admin', `/api/brand/submissions/${id}`)
    if (page.snapshots.length > before.snapshots.length || page.status !== 'approved') return
  }
}
