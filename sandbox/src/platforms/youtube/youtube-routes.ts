import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { World } from '../../world.ts'
import { originOf } from '../social/picture-address.ts'
import { RateWindow } from '../social/rate-window.ts'
import type { SocialTables } from '../social/social-tables.ts'
import {
  keyInvalid,
  keyMissing,
  quotaExceeded,
  type YoutubeProblem,
  youtubeErrorBody,
} from './youtube-errors.ts'
import { listOf, methods, parameterProblem, type Query } from './youtube-parameters.ts'
import { channelResource, listResponse, videoResource } from './youtube-resources.ts'

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
    return listResponse('video', items)
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
    return listResponse('channel', items)
  })
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
