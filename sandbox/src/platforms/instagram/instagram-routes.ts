import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Account, accountKey } from '../social/account.ts'
import type { ConsentWorld } from '../social/consent.ts'
import { isNameless } from '../social/nameless.ts'
import { originOf } from '../social/picture-address.ts'
import type { Post } from '../social/post.ts'
import { RateWindow } from '../social/rate-window.ts'
import {
  beforeConversion,
  GraphError,
  notVisible,
  permissionMissing,
  throttled,
  tokenExpired,
} from './graph-error.ts'
import type { InstagramGrants, InstagramToken } from './instagram-grants.ts'
import { registerInstagramOauth } from './instagram-oauth-routes.ts'
import { insights, mediaResource, meResource, pickFields } from './instagram-resources.ts'

/** 4800 calls a day per impression of the account; computed as if it had one. */
const callsPerDay = 4_800
const dayMs = 24 * 60 * 60 * 1000
const mediaPerPageMax = 100

type Query = Readonly<Record<string, string | undefined>>
type Call = FastifyRequest<{ Querystring: Query; Params: { id: string } }>
interface Caller {
  readonly account: Account
  readonly token: InstagramToken
}

export function registerInstagram(
  app: FastifyInstance,
  at: ConsentWorld,
  grants: InstagramGrants,
): void {
  const { tables } = at
  const response = answering(at, grants)
  registerInstagramOauth(app, at, grants)

  app.get('/v25.0/me', (request: Call, reply) =>
    response(request, reply, ({ account }) => {
      const mediaCount = tables.publicPostsOf(account).length
      const picture = tables.picturePath({ platform: 'instagram', id: account.username })
      const pictureUrl = `${originOf(request)}${picture}`
      return pickFields(meResource(account, { mediaCount, pictureUrl }), request.query.fields)
    }),
  )

  app.get('/v25.0/:id/media', (request: Call, reply) =>
    response(request, reply, ({ account }) => {
      if (!['me', account.platformUserId].includes(request.params.id)) {
        throw notVisible(request.params.id)
      }
      return mediaPage(at, account, request)
    }),
  )

  app.get('/v25.0/:id', (request: Call, reply) =>
    response(request, reply, ({ account }) => {
      const post = ownPost(at, account, request.params.id)
      const view = tables.view(post, originOf(request))
      return pickFields(mediaResource(post, account, view), request.query.fields)
    }),
  )

  app.get('/v25.0/:id/insights', (request: Call, reply) =>
    response(request, reply, ({ account, token }) => {
      requireScope(token, 'instagram_business_manage_insights')
      const post = ownPost(at, account, request.params.id)
      if (post.publishedAtMs < (account.professionalSinceMs ?? 0)) throw beforeConversion()
      return { data: insights(post, tables.counts(post), request.query) }
    }),
  )

  /** Target of `instagram.com/share/reel/{code}`. */
  app.get<{ Params: { '*': string } }>('/share/*', (request, reply) => {
    if (isNameless(request)) return reply.code(403).send()
    const shortcode = request.params['*'].split('/').at(-1) ?? ''
    if (!tables.post('instagram', shortcode)) return reply.code(404).send()
    return reply.redirect(`https://www.instagram.com/reel/${shortcode}/?igsh=1`, 302)
  })
}

/** Runs one Graph API call: checks token and limit first, returns errors in Meta's envelope. */
function answering({ world, tables }: ConsentWorld, grants: InstagramGrants) {
  const windows = new RateWindow(dayMs)

  function callerOf(request: Call): Caller {
    const token = grants.find(request.query.access_token ?? '')
    const account = token && tables.accounts.get(token.accountKey)
    if (!token || !account) throw tokenExpired()
    return { account, token }
  }

  return (request: Call, reply: FastifyReply, work: (caller: Caller) => unknown) => {
    try {
      const caller = callerOf(request)
      const limit = Math.floor(callsPerDay * world.settings.current.quotaMultiplier)
      const key = caller.account.platformUserId
      const reading = windows.take(key, { nowMs: world.now(), limit })
      const share = Math.floor((100 * (limit - reading.remaining)) / Math.max(1, limit))
      const waitMinutes = reading.isAllowed
        ? 0
        : Math.ceil((reading.resetAtMs - world.now()) / 60_000)
      const usage = [
        {
          type: 'instagram',
          call_count: share,
          total_cputime: 0,
          total_time: 0,
          estimated_time_to_regain_access: waitMinutes,
        },
      ]
      reply.header('x-business-use-case-usage', JSON.stringify({ [key]: usage }))
      if (!reading.isAllowed) throw throttled()
      requireScope(caller.token, 'instagram_business_basic')
      return work(caller)
    } catch (error) {
      if (!(error instanceof GraphError)) throw error
      return reply.code(400).send(error.body())
    }
  }
}

function requireScope({ scopes }: InstagramToken, scope: string): void {
  if (!scopes.includes(scope)) throw permissionMissing()
}

/** Only public posts of the token's own account are visible. */
function ownPost({ tables }: ConsentWorld, account: Account, mediaId: string): Post {
  const post = tables.postOfMedia(mediaId)
  const isOwn = post?.accountKey === accountKey('instagram', account.username)
  if (!post || !isOwn || post.state !== 'public') throw notVisible(mediaId)
  return post
}

/** Newest first; a cursor names the last post of the previous page. */
function mediaPage({ world, tables }: ConsentWorld, account: Account, request: Call) {
  const { after, limit, fields } = request.query
  const posts = tables.publicPostsOf(account)
  const start = after ? posts.findIndex((post) => toCursor(post) === after) + 1 : 0
  const size = Math.min(Number(limit ?? 25) || 25, mediaPerPageMax)
  const page = posts.slice(start, start + size)
  const [first, last] = [page[0], page.at(-1)]
  if (!first || !last) return { data: [] }
  const next = `${world.origin}/v25.0/${account.platformUserId}/media?after=${toCursor(last)}`
  const view = (post: Post) => tables.view(post, originOf(request))
  return {
    data: page.map((post) => pickFields(mediaResource(post, account, view(post)), fields)),
    paging: {
      cursors: { before: toCursor(first), after: toCursor(last) },
      ...(posts.length > start + size && { next }),
    },
  }
}

function toCursor(post: Post): string {
  return Buffer.from(`post ${post.externalPostId}`).toString('base64url')
}
