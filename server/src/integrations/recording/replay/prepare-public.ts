import type { Platform } from '@permille/contract/enums'
import type { Recording } from '../recording.ts'
import { control, fieldsOf, isRefusal, listOf, type ReplayWorld, textOf } from './replay-world.ts'

const authorOfAll = 'replayed'

/** Creates the channel and the videos that YouTube had. */
export async function prepareYoutube(
  world: ReplayWorld,
  recording: Recording,
): Promise<string | null> {
  if (isRefusal(recording)) return refusedBy('YouTube', recording)
  const items = listOf(fieldsOf(recording.response.body).items)
  const handle = recording.query.forHandle
  if (handle === undefined)
    await makePosts(
      world,
      'youtube',
      items.map(({ id }) => ({ id })),
    )
  else if (items.length > 0) await makeAccount(world, 'youtube', handle.replace(/^@/, ''))
  return null
}

/** Creates the user and the posts that X had, under the requested names. */
export async function prepareX(world: ReplayWorld, recording: Recording): Promise<string | null> {
  if (isRefusal(recording)) return refusedBy('X', recording)
  const { path, query, response } = recording
  const { data, includes } = fieldsOf(response.body)
  const xFieldNames = 'post.fields' in query ? 'post' : 'tweet'
  await control(world, ['PUT', 'settings'], { xFieldNames })
  if (!path.includes('/username/')) {
    const media = listOf(fieldsOf(includes).media)
    const posts = listOf(data).map(({ id }, index) => {
      const kind = media[index]?.type === 'photo' ? 'image' : 'video'
      return { id, kind } as const
    })
    await makePosts(world, 'x', posts)
  } else if (data !== undefined) {
    await makeAccount(world, 'x', path.split('/').at(-1) ?? '')
  }
  return null
}

function refusedBy(title: string, { response }: Recording): string {
  return `${title} returned ${response.status}, to which the sandbox cannot be brought`
}

async function makeAccount(
  world: ReplayWorld,
  platform: Platform,
  username: string,
): Promise<void> {
  await control(world, ['PUT', 'accounts'], { platform, username, followers: 100 })
}

async function makePosts(
  world: ReplayWorld,
  platform: Platform,
  posts: readonly { readonly id: unknown; readonly kind?: 'image' | 'video' }[],
): Promise<void> {
  for (const { id, kind = 'video' } of posts) {
    const post = { platform, username: authorOfAll, externalPostId: textOf(id), views: 100 }
    await control(world, ['PUT', 'posts'], { ...post, kind })
  }
}
