import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { XFieldNames } from '#control/setting-fields.ts'
import type { World } from '#world.ts'
import type { Account } from '../social/account.ts'
import { isPostId, isUsername } from '../social/platform-name.ts'
import type { SocialTables } from '../social/social-tables.ts'
import {
  listOf,
  postFieldsOf,
  type Query,
  queryProblem,
  shownPostRules,
  timelineRules,
  userRules,
} from './x-parameters.ts'
import { invalidRequest, notFound, unknownPath, type XProblem } from './x-problem.ts'
import { tweetResource, userResource } from './x-resources.ts'
import { includesOf, tweetsAnswer, xSandboxBearer } from './x-routes.ts'

const valuesMax = 100
const pageMax = 100
const pageUsual = 10
const pageMin = 5

interface ById {
  Params: { id: string }
  Querystring: Query
}

interface Lookup {
  readonly tables: SocialTables
  readonly names: XFieldNames
}

/** Calls that the product does not make, and that common clients of X's API do. */
export function registerXLookUps(app: FastifyInstance, world: World, tables: SocialTables): void {
  const lookup = () => ({ tables, names: world.settings.current.xFieldNames })
  app.get<ById>('/2/tweets/:id', (request, reply) => postAnswer(lookup(), request, reply))
  app.get<{ Querystring: Query }>('/2/users', (request, reply) => {
    const find = (id: string) => accountWithId(tables, id)
    return usersAnswer(lookup(), reply, { query: request.query, parameter: 'ids', find })
  })
  app.get<{ Querystring: Query }>('/2/users/by', (request, reply) => {
    const find = (name: string) => (isUsername('x', name) ? tables.lookUp('x', name) : undefined)
    return usersAnswer(lookup(), reply, { query: request.query, parameter: 'usernames', find })
  })
  app.get<ById>('/2/users/:id', (request, reply) => userAnswer(lookup(), request, reply))
  app.get<ById>('/2/users/:id/tweets', (request, reply) => timeline(lookup(), request, reply))
  registerToken(app)
  app.all('/2/*', (_request, reply) =>
    reply.code(404).type('application/problem+json').send(unknownPath),
  )
}

type Request = FastifyRequest<ById>

function postAnswer({ tables, names }: Lookup, request: Request, reply: FastifyReply) {
  const { id } = request.params
  const problem = queryProblem(request.query, shownPostRules(names)) ?? idProblem(id)
  if (problem) return refuse(reply, problem)
  const { data, ...rest } = tweetsAnswer(tables, [id], { request, names })
  const [tweet] = data ?? []
  if (tweet === undefined) return { errors: [notFound('tweet', 'id', id)] }
  return { data: tweet, ...rest }
}

function userAnswer(lookup: Lookup, request: Request, reply: FastifyReply) {
  const { id } = request.params
  const problem = queryProblem(request.query, userRules(lookup.names)) ?? idProblem(id)
  if (problem) return refuse(reply, problem)
  const account = accountWithId(lookup.tables, id)
  if (!account) return { errors: [notFound('user', 'id', id)] }
  return { data: shownUser(lookup, account, request.query) }
}

function timeline({ tables, names }: Lookup, request: Request, reply: FastifyReply) {
  const { params, query } = request
  const problem =
    queryProblem(query, timelineRules(names)) ?? idProblem(params.id) ?? pageProblem(query)
  if (problem) return refuse(reply, problem)
  const account = accountWithId(tables, params.id)
  if (!account) return { errors: [notFound('user', 'id', params.id)] }
  const { posts, meta } = pageOf(tables, account, query)
  const fields = postFieldsOf(query)
  const data = posts.map((post) =>
    tweetResource(post, account, { fields, counts: tables.counts(post), names }),
  )
  const includes = includesOf(tables, posts, { request, names })
  return { ...(data.length > 0 && { data }), ...includes, meta }
}

interface Wanted {
  readonly query: Query
  readonly parameter: 'ids' | 'usernames'
  readonly find: (value: string) => Account | undefined
}

function usersAnswer(lookup: Lookup, reply: FastifyReply, { query, parameter, find }: Wanted) {
  const rules = { [parameter]: null, ...userRules(lookup.names) }
  const values = [...new Set(listOf(query[parameter]))]
  const problem = queryProblem(query, rules) ?? countProblem(parameter, values.length)
  if (problem) return refuse(reply, problem)
  const found = values.map((value) => ({ value, account: find(value) }))
  const data = found.flatMap(({ account }) => (account ? [shownUser(lookup, account, query)] : []))
  const errors = found.flatMap(({ value, account }) =>
    account ? [] : [notFound('user', parameter, value)],
  )
  return { ...(data.length > 0 && { data }), ...(errors.length > 0 && { errors }) }
}

function shownUser({ tables, names }: Lookup, account: Account, query: Query) {
  const fields = new Set(listOf(query['user.fields']))
  const postCount = tables.publicPostsOf(account).length
  return userResource(account, { fields, postCount, names })
}

/** An app's own token, for its key and secret. */
function registerToken(app: FastifyInstance): void {
  app.post<{ Body: Query | undefined }>('/oauth2/token', (request, reply) => {
    const [scheme = '', sent = ''] = (request.headers.authorization ?? '').split(' ')
    const [key = '', secret = ''] = Buffer.from(sent, 'base64').toString('utf8').split(':')
    if (scheme.toLowerCase() !== 'basic' || key === '' || secret === '') {
      return reply.code(403).send(oldError(99, 'Unable to verify your credentials'))
    }
    if (request.body?.grant_type !== 'client_credentials') {
      return reply.code(403).send(oldError(170, 'Missing required parameter: grant_type'))
    }
    return { token_type: 'bearer', access_token: xSandboxBearer }
  })
}

/** This call is older than v2, and so is the form of its refusals. */
function oldError(code: number, message: string) {
  const label = code === 99 ? 'authenticity_token_error' : 'forbidden_missing_parameter'
  return { errors: [{ code, message, label }] }
}

/** Newest first; a token is the id of the post before the page. */
function pageOf(tables: SocialTables, account: Account, query: Query) {
  const { pagination_token: token, since_id: since, until_id: until } = query
  const posts = tables
    .publicPostsOf(account)
    .filter(({ externalPostId: id }) => since === undefined || BigInt(id) > BigInt(since))
    .filter(({ externalPostId: id }) => until === undefined || BigInt(id) < BigInt(until))
    .filter(({ publishedAtMs: at }) => isBetween(at, query))
  const start =
    token === undefined ? 0 : posts.findIndex((post) => post.externalPostId === token) + 1
  const count = Number(query.max_results ?? pageUsual)
  const page = posts.slice(start, start + count)
  const last = page.at(-1)?.externalPostId
  const hasMore = posts.length > start + count
  return {
    posts: page,
    meta: {
      result_count: page.length,
      ...(page[0] && { newest_id: page[0].externalPostId, oldest_id: last }),
      ...(hasMore && { next_token: last }),
    },
  }
}

function isBetween(atMs: number, { start_time: start, end_time: end }: Query): boolean {
  return atMs >= Date.parse(start ?? '1970-01-01') && atMs < Date.parse(end ?? '9999-01-01')
}

function accountWithId(tables: SocialTables, id: string): Account | undefined {
  return tables.accounts
    .values()
    .find((account) => account.platform === 'x' && account.platformUserId === id)
}

function idProblem(id: string): XProblem | null {
  if (isPostId('x', id)) return null
  return invalidRequest('id', `The \`id\` query parameter value [${id}] is not valid`)
}

function countProblem(parameter: string, count: number): XProblem | null {
  if (count >= 1 && count <= valuesMax) return null
  return invalidRequest(
    parameter,
    `The number of values in the \`${parameter}\` query parameter list is not between 1 and 100`,
  )
}

function pageProblem({ max_results: text, since_id: since, until_id: until }: Query) {
  const count = Number(text ?? pageUsual)
  if (!Number.isInteger(count) || count < pageMin || count > pageMax) {
    return invalidRequest(
      'max_results',
      `The \`max_results\` query parameter value [${text}] is not between 5 and 100`,
    )
  }
  return idProblem(since ?? '1') ?? idProblem(until ?? '1')
}

function refuse(reply: FastifyReply, problem: XProblem) {
  return reply.code(400).type('application/problem+json').send(problem)
}
