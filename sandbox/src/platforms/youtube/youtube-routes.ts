import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { World } from '#world.ts'
import { originOf } from '../social/picture-address.ts'
import { RateWindow } from '../social/rate-window.ts'
import type { SocialTables } from '../social/social-tables.ts'
import {
  invalidFields,
  keyInvalid,
  keyMissing,
  quotaExceeded,
  unknownMethod,
  type YoutubeProblem,
  youtubeErrorBody,
} from './youtube-errors.ts'
import { selectFields } from './youtube-fields.ts'
import { listOf, methods, parameterProblem, type Query } from './youtube-parameters.ts'
import {
  channelResource,
  listResponse,
  statsResponse,
  videoResource,
  videoStatResource,
} from './youtube-resources.ts'

const youtubeSandboxKey = 'sandbox-youtube-key'
/** YouTube's quota in units a day; each list call costs one. */
const unitsPerDay = 10_000
const dayMs = 24 * 60 * 60 * 1000
const idsPerCallMax = 50

export function registerYoutube(app: FastifyInstance, world: World, tables: SocialTables): void {
  const quota = new RateWindow(dayMs)

  app.addHook('preHandler', async (request, reply) => {
    if (!request.url.startsWith('/youtube/')) return
    const problem = keyProblem(request) ?? quotaProblem()
    if (problem) await refuse(reply, problem)
  })

  function quotaProblem(): YoutubeProblem | null {
    const limit = unitsPerDay * world.settings.current.quotaMultiplier
    return quota.take('units', { nowMs: world.now(), limit }).isAllowed ? null : quotaExceeded
  }

  app.get<{ Querystring: Query }>('/youtube/v3/videos', (request, reply) => {
    const problem = parameterProblem(request.query, methods.videos)
    if (problem) return refuse(reply, problem)
    const parts = listOf(request.query.part)
    const ids = listOf(request.query.id)
    if (ids.length > idsPerCallMax) return refuse(reply, tooManyIds)
    const owner = tables.lastLookedUp('youtube')
    const items = [...new Set(ids)].flatMap((id) => {
      const post = tables.visiblePost('youtube', id, owner)
      const author = post && tables.accountOf(post)
      if (!post || !author) return []
      const view = tables.view(post, originOf(request))
      return [videoResource(post, author, { parts: new Set(parts), ...view })]
    })
    return answer(request, reply, listResponse('video', items))
  })

  app.get<{ Querystring: Query }>('/youtube/v3/channels', (request, reply) => {
    const problem = parameterProblem(request.query, methods.channels)
    if (problem) return refuse(reply, problem)
    const parts = listOf(request.query.part)
    const handle = listOf(request.query.forHandle)[0]
    const ids = listOf(request.query.id)
    const accounts =
      handle === undefined ? accountsWithIds(tables, ids) : accountWithHandle(tables, handle)
    const items = accounts.map((account) => {
      return channelResource(account, new Set(parts), tables.publicPostsOf(account).length)
    })
    return answer(request, reply, listResponse('channel', items))
  })

  registerStats(app, tables)
  app.all('/youtube/*', (_request, reply) => refuse(reply, unknownMethod))
}

/** The counts of many videos, without a word about them. */
function registerStats(app: FastifyInstance, tables: SocialTables): void {
  app.get<{ Querystring: Query }>('/youtube/v3/videos::batchGetStats', (request, reply) => {
    const problem = parameterProblem(request.query, methods.batchGetStats)
    if (problem) return refuse(reply, problem)
    const ids = listOf(request.query.id)
    if (ids.length > idsPerCallMax) return refuse(reply, tooManyIds)
    const parts = new Set(listOf(request.query.part))
    const items = [...new Set(ids)].flatMap((id) => {
      const post = tables.visiblePost('youtube', id, tables.lastLookedUp('youtube'))
      if (!post) return []
      return [videoStatResource(post, { parts, ...tables.view(post, originOf(request)) })]
    })
    return answer(request, reply, statsResponse(items))
  })
}

/** The whole response, the requested fields, or nothing if the caller has it already. */
function answer(
  request: FastifyRequest<{ Querystring: Query }>,
  reply: FastifyReply,
  body: { readonly etag: string },
) {
  const selection = listOf(request.query.fields).join(',')
  const selected = selection === '' ? body : selectFields(body, selection)
  if (selected === null) return refuse(reply, invalidFields(selection))
  reply.header('etag', body.etag)
  const known = (request.headers['if-none-match'] ?? '').split(',').map((tag) => tag.trim())
  const isKnown = known.some((tag) => tag === body.etag || tag === `"${body.etag}"`)
  return isKnown ? reply.code(304).send() : reply.send(selected)
}

const tooManyIds: YoutubeProblem = {
  status: 400,
  reason: 'invalidFilters',
  message: 'The request specifies more ids than one call takes.',
}

function accountWithHandle(tables: SocialTables, handle: string) {
  const account = tables.lookUp('youtube', handle.replace(/^@/, ''))
  return account ? [account] : []
}

function accountsWithIds(tables: SocialTables, ids: readonly string[]) {
  return tables.accounts
    .values()
    .filter((account) => account.platform === 'youtube' && ids.includes(account.platformUserId))
}

function keyProblem(request: FastifyRequest): YoutubeProblem | null {
  const key = (request.query as Query).key ?? request.headers['x-goog-api-key']
  if (key === undefined) return keyMissing
  return key === youtubeSandboxKey ? null : keyInvalid
}

function refuse(reply: FastifyReply, problem: YoutubeProblem) {
  return reply.code(problem.status).send(youtubeErrorBody(problem))
}
