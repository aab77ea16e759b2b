import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { XFieldNames } from '#control/setting-fields.ts'
import type { World } from '#world.ts'
import { originOf } from '../social/picture-address.ts'
import { isPostId, isUsername } from '../social/platform-name.ts'
import type { Post } from '../social/post.ts'
import { RateWindow } from '../social/rate-window.ts'
import type { SocialTables } from '../social/social-tables.ts'
import {
  listOf,
  postFieldsOf,
  postsRules,
  type Query,
  queryProblem,
  usageRules,
  userRules,
} from './x-parameters.ts'
import { invalidRequest, notFound, tooManyRequests, unauthorized } from './x-problem.ts'
import { mediaResource, tweetResource, userResource } from './x-resources.ts'

export const xSandboxBearer = 'sandbox-x-bearer'
const windowMs = 15 * 60 * 1000
/** X's limits per app and 15 minutes. */
const callsPerWindow = { tweets: 3_500, tweet: 450, timeline: 10_000, users: 300 } as const
const idsPerCallMax = 100
const postsPerMonth = 2_000_000
/** Ids below this one were never issued, so not even the demo invents a post for them. */
const firstPostId = 20n

export type XRequest = FastifyRequest<{ Querystring: Query }>

export function registerX(app: FastifyInstance, world: World, tables: SocialTables): void {
  const windows = new RateWindow(windowMs)

  app.addHook('preHandler', async (request, reply) => {
    if (!request.url.startsWith('/2/')) return
    if (request.headers.authorization !== `Bearer ${xSandboxBearer}`) {
      return reply.code(401).type('application/problem+json').send(unauthorized)
    }
    if (request.url.startsWith('/2/usage/')) return
    const isAllowed = countCall(reply, endpointOf(request.url))
    if (!isAllowed) return reply.code(429).type('application/problem+json').send(tooManyRequests)
  })

  function countCall(reply: FastifyReply, endpoint: keyof typeof callsPerWindow): boolean {
    const limit = Math.floor(callsPerWindow[endpoint] * world.settings.current.quotaMultiplier)
    const reading = windows.take(endpoint, { nowMs: world.now(), limit })
    reply.header('x-rate-limit-limit', reading.limit)
    reply.header('x-rate-limit-remaining', reading.remaining)
    reply.header('x-rate-limit-reset', Math.ceil(reading.resetAtMs / 1000))
    return reading.isAllowed
  }

  app.get<{ Querystring: Query }>('/2/tweets', (request, reply) => {
    const ids = listOf(request.query.ids)
    const names = world.settings.current.xFieldNames
    const problem = queryProblem(request.query, postsRules(names)) ?? idsProblem(ids)
    if (problem) return reply.code(400).type('application/problem+json').send(problem)
    return tweetsAnswer(tables, [...new Set(ids)], { request, names })
  })

  app.get<{ Querystring: Query }>('/2/usage/tweets', (request, reply) => {
    const problem = queryProblem(request.query, usageRules)
    if (problem) return reply.code(400).type('application/problem+json').send(problem)
    return { data: usage(world) }
  })

  app.get<{ Params: { username: string }; Querystring: Query }>(
    '/2/users/by/username/:username',
    (request, reply) => {
      const { username } = request.params
      if (!isUsername('x', username)) {
        const detail = `The \`username\` query parameter value [${username}] does not match ^[A-Za-z0-9_]{1,15}$`
        return reply.code(400).send(invalidRequest('username', detail))
      }
      const names = world.settings.current.xFieldNames
      const problem = queryProblem(request.query, userRules(names))
      if (problem) return reply.code(400).type('application/problem+json').send(problem)
      const account = tables.lookUp('x', username)
      if (!account) return { errors: [notFound('user', 'username', username)] }
      const fields = new Set(listOf(request.query['user.fields']))
      const postCount = tables.publicPostsOf(account).length
      return { data: userResource(account, { fields, postCount, names }) }
    },
  )
}

function endpointOf(url: string): keyof typeof callsPerWindow {
  if (/^\/2\/users\/[^/]+\/tweets/.test(url)) return 'timeline'
  if (url.startsWith('/2/tweets/')) return 'tweet'
  return url.startsWith('/2/tweets') ? 'tweets' : 'users'
}

/** Posts read in a month, at the cap of pay per use; X sends numbers of this call as text. */
function usage(world: World) {
  const { xUsage } = world.settings.current
  return {
    cap_reset_day: 1,
    project_cap: String(postsPerMonth),
    project_id: '1369785403853424',
    project_usage: String(xUsage),
  }
}

/** Missing posts are listed in `errors`; the status is still 200. */
export function tweetsAnswer(
  tables: SocialTables,
  ids: readonly string[],
  { request, names }: { request: XRequest; names: XFieldNames },
) {
  const fields = postFieldsOf(request.query)
  const owner = tables.lastLookedUp('x')
  const posts = ids.map((id) =>
    BigInt(id) < firstPostId ? undefined : tables.visiblePost('x', id, owner),
  )
  const shown = posts.filter((post): post is Post => post !== undefined)
  const missing = ids.filter((_, index) => posts[index] === undefined)
  const tweets = shown.flatMap((post) => {
    const author = tables.accountOf(post)
    if (!author) return []
    return [tweetResource(post, author, { fields, counts: tables.counts(post), names })]
  })
  return {
    ...(tweets.length > 0 && { data: tweets }),
    ...includesOf(tables, shown, { request, names }),
    ...(missing.length > 0 && { errors: missing.map((id) => notFound('tweet', 'ids', id)) }),
  }
}

/** Authors and media are included only when requested as an expansion, with the named fields. */
export function includesOf(
  tables: SocialTables,
  posts: readonly Post[],
  { request, names }: { request: XRequest; names: XFieldNames },
) {
  const { query } = request
  const expansions = listOf(query.expansions)
  const includes = {
    ...(expansions.includes('attachments.media_keys') && {
      media: mediaOf(tables, posts, request),
    }),
    ...(expansions.includes('author_id') && {
      users: authorsOf(tables, posts, { query, names }),
    }),
  }
  return posts.length === 0 || Object.keys(includes).length === 0 ? {} : { includes }
}

function mediaOf(tables: SocialTables, posts: readonly Post[], request: XRequest) {
  const fields = new Set(listOf(request.query['media.fields']))
  const view = (post: Post) => tables.view(post, originOf(request))
  return posts.map((post) => mediaResource(post, { ...view(post), fields }))
}

function authorsOf(
  tables: SocialTables,
  posts: readonly Post[],
  { query, names }: { query: Query; names: XFieldNames },
) {
  const fields = new Set(listOf(query['user.fields']))
  const authors = posts.flatMap((post) => tables.accountOf(post) ?? [])
  const once = new Map(authors.map((author) => [author.platformUserId, author]))
  return [...once.values()].map((author) => {
    const postCount = tables.publicPostsOf(author).length
    return userResource(author, { fields, postCount, names })
  })
}

function idsProblem(ids: readonly string[]) {
  if (ids.length === 0) return invalidRequest('ids', 'The `ids` query parameter can not be empty')
  if (ids.length > idsPerCallMax) {
    return invalidRequest(
      'ids',
      'The number of values in the `ids` query parameter list is not between 1 and 100',
    )
  }
  const wrong = ids.find((id) => !isPostId('x', id))
  return wrong === undefined ? null : invalidRequest('ids', `The id [${wrong}] is not valid`)
}
