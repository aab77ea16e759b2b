import type { FastifyInstance } from 'fastify'
import { type Account, accountKey } from '../social/account.ts'
import type { ConsentWorld } from '../social/consent.ts'
import { isNameless } from '../social/nameless.ts'
import { originOf } from '../social/picture-address.ts'
import { isPostId } from '../social/platform-name.ts'
import type { Post } from '../social/post.ts'
import {
  answeringCalls,
  fieldsOf,
  requireScope,
  type TiktokCall,
  videoIdsOf,
} from './tiktok-calls.ts'
import type { TiktokGrants } from './tiktok-grants.ts'
import { registerTiktokOauth } from './tiktok-oauth-routes.ts'
import {
  pickFields,
  userResource,
  userScopes,
  videoFields,
  videoResource,
} from './tiktok-resources.ts'

const videosPerPageMax = 20

export function registerTiktok(app: FastifyInstance, at: ConsentWorld, grants: TiktokGrants): void {
  const { world, tables } = at
  const response = answeringCalls(at, grants)
  registerTiktokOauth(app, at, grants)
  registerShortLinks(app, at)

  /** Refuses unknown fields, whatever the call finds. */
  const describing = (request: TiktokCall) => {
    const fields = fieldsOf(request, videoFields)
    return (post: Post, owner: Account) =>
      pickFields(videoResource(post, owner, tables.view(post, originOf(request))), fields)
  }

  app.get('/v2/user/info', (request: TiktokCall, reply) =>
    response(request, reply, ({ account, grant }) => {
      const fields = fieldsOf(request, Object.keys(userScopes))
      for (const field of fields) requireScope(grant, userScopes[field] ?? '')
      const user = userResource(account, tables.publicPostsOf(account).length)
      return { user: pickFields(user, fields) }
    }),
  )

  app.post('/v2/video/query', (request: TiktokCall, reply) =>
    response(request, reply, ({ account, grant }) => {
      requireScope(grant, 'video.list')
      const describe = describing(request)
      const own = accountKey('tiktok', account.username)
      const videos = videoIdsOf(request).flatMap((id) => {
        const post = tables.visiblePost('tiktok', id, account)
        return post?.accountKey === own ? [describe(post, account)] : []
      })
      return { videos, cursor: 0, has_more: false }
    }),
  )

  app.post('/v2/video/list', (request: TiktokCall, reply) =>
    response(request, reply, ({ account, grant }) => {
      requireScope(grant, 'video.list')
      const describe = describing(request)
      const before = Number(request.body?.cursor ?? world.now() + 1)
      const size = Math.min(Number(request.body?.max_count ?? 10), videosPerPageMax)
      const older = tables.publicPostsOf(account).filter((post) => post.publishedAtMs < before)
      const page = older.slice(0, size)
      return {
        videos: page.map((post) => describe(post, account)),
        cursor: page.at(-1)?.publishedAtMs ?? 0,
        has_more: older.length > page.length,
      }
    }),
  )
}

/** Registers the targets of `vm.tiktok.com/{id}` and `tiktok.com/t/{id}`. */
function registerShortLinks(app: FastifyInstance, { world, tables }: ConsentWorld): void {
  app.get<{ Params: { id: string } }>('/t/:id', (request, reply) => {
    if (isNameless(request)) return reply.code(403).send()
    const { id } = request.params
    const post = tables.post('tiktok', id)
    const isKnown = post ?? (world.settings.current.unknownPosts && isPostId('tiktok', id))
    if (!isKnown) return reply.code(404).send()
    const username = (post && tables.accountOf(post)?.username) ?? ''
    return reply.redirect(`https://www.tiktok.com/@${username}/video/${id}?_t=1&_r=1`, 301)
  })
}
