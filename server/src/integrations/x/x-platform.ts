import {
  callPlatform,
  endpointUrl,
  type PlatformAnswer,
  readShape,
  unavailableAfter,
} from '../platform-http.ts'
import { readEntries } from '../read-entries.ts'
import {
  type AccountAccess,
  type AccountFacts,
  type PlatformTrouble,
  PlatformUnavailable,
  type PostFacts,
  type PostReference,
  type ReadPosts,
  type SocialPlatform,
} from '../social-platform.ts'
import { toAccountFacts, toPostFacts } from './x-facts.ts'
import {
  parameterError,
  partialError,
  problem,
  tweet,
  tweetsAnswer,
  userAnswer,
} from './x-shapes.ts'

export interface XEndpoints {
  readonly apiBase: string
}

export const xEndpoints: XEndpoints = { apiBase: 'https://api.x.com' }

/**
 * X renames "tweet" to "post" in its parameters. Its documents disagree and its newest client requests posts
 * with `post.fields`, so these are only the names to begin with.
 */
export type XFieldNames = 'tweet' | 'post'

export interface XOptions {
  readonly bearerToken: string
  readonly fieldNames?: XFieldNames
  readonly endpoints?: XEndpoints
  readonly timeoutMs?: number
  readonly userAgent?: string
}

const tweetsPerCall = 100

type Query = Readonly<Record<string, string>>

const countFields = 'public_metrics,created_at,author_id'
/** Thumbnail and label matter only when a post is found; later readings do not request them. */
const still = { expansions: 'attachments.media_keys', 'media.fields': 'preview_image_url,url' }

type Wanted = 'counts' | 'countsAndLabel' | 'countsAndStill'

interface XCall extends Pick<AccountAccess, 'countMore'> {
  /** Joined by commas. */
  readonly ids: string
  readonly wanted: Wanted
}

/** The fields to request, in the names that this app was given. */
function fieldsIn(names: XFieldNames, wanted: Wanted): Query {
  const fields = `${names}.fields`
  if (wanted === 'counts') return { [fields]: countFields }
  if (wanted === 'countsAndLabel') return { [fields]: `${countFields},paid_partnership` }
  return { [fields]: `${countFields},attachments,paid_partnership`, ...still }
}

/** X refused the request for one of these parameters. */
class ParametersRefused extends PlatformUnavailable {
  readonly parameters: readonly string[]

  constructor(reason: string, parameters: readonly string[]) {
    super('x', { trouble: 'request', reason })
    this.parameters = parameters
  }
}

/** X API v2 with the app's own token: public users and posts, no token of the creator. */
export function createXPlatform(options: XOptions): SocialPlatform {
  let names = options.fieldNames ?? 'tweet'

  /** With the other names from then on, if X no longer knows these. */
  async function askInNames({ ids, wanted, countMore }: XCall): Promise<unknown> {
    try {
      return await get(options, '/2/tweets', { ids, ...fieldsIn(names, wanted) })
    } catch (error) {
      if (!isNameUnknown(error, names)) throw error
      const other = names === 'tweet' ? 'post' : 'tweet'
      await countMore?.()
      const body = await get(options, '/2/tweets', { ids, ...fieldsIn(other, wanted) })
      names = other
      return body
    }
  }

  /** Without the still, and without the label if X refuses that: the views matter more. */
  async function ask(request: XCall): Promise<unknown> {
    try {
      return await askInNames(request)
    } catch (error) {
      const isOfFields = error instanceof ParametersRefused && !error.parameters.includes('ids')
      if (request.wanted === 'counts' || !isOfFields) throw error
      const isOfLabel = /paid_partnership/.test(error.reason ?? '')
      await request.countMore?.()
      return askInNames({ ...request, wanted: isOfLabel ? 'counts' : 'countsAndLabel' })
    }
  }

  async function readPosts(
    ids: readonly string[],
    wanted: Wanted,
    { countMore }: AccountAccess,
  ): Promise<ReadPosts> {
    if (ids.length === 0) return new Map()
    const body = await ask({ ids: ids.join(','), wanted, countMore })
    const { data, includes, errors = [] } = readShape('x', tweetsAnswer, body)
    const media = includes?.media ?? []
    const found = readEntries(tweet, data).entries.map((each) => toPostFacts(each, media))
    return new Map<string, PostFacts | null>([
      ...notFoundIds(errors).map((id) => [id, null] as const),
      ...found.map((post) => [post.externalPostId, post] as const),
    ])
  }

  return {
    platform: 'x',
    batch: { size: tweetsPerCall, perAccount: false },
    connection: { kind: 'username', lookUpAccount: (name) => lookUpUser(options, name) },
    readPosts: (access, ids) => readPosts(ids, 'counts', access),
    findPost: async (access, { kind, value }: PostReference) =>
      kind === 'id'
        ? ((await readPosts([value], 'countsAndStill', access)).get(value) ?? null)
        : null,
  }
}

/** The ids that X reports as nonexistent; any other error about an id says nothing about its post. */
function notFoundIds(errors: readonly unknown[]): string[] {
  const { entries } = readEntries(partialError, errors)
  return entries.flatMap(({ type, resource_id, value }) => {
    const id = resource_id ?? value
    return type.endsWith('/resource-not-found') && id !== undefined ? [id] : []
  })
}

async function lookUpUser(options: XOptions, username: string): Promise<AccountFacts | null> {
  const handle = username.replace(/^@/, '')
  if (!/^\w{1,15}$/.test(handle)) return null
  const path = `/2/users/by/username/${handle}`
  const body = await get(options, path, { 'user.fields': 'public_metrics,description' })
  const { data } = readShape('x', userAnswer, body)
  return data ? toAccountFacts(data) : null
}

async function get(
  { bearerToken, endpoints = xEndpoints, timeoutMs, userAgent }: XOptions,
  path: string,
  query: Query,
): Promise<unknown> {
  const url = endpointUrl(endpoints.apiBase, path, query)
  const headers = { authorization: `Bearer ${bearerToken}` }
  const response = await callPlatform('x', { url, headers, timeoutMs, userAgent })
  if (response.status === 200) return response.body
  const refused = refusedParameters(response)
  throw refused ?? outage(response)
}

function refusedParameters({ status, body }: PlatformAnswer): ParametersRefused | null {
  const { title = '', detail = '', errors = [] } = problem.safeParse(body).data ?? {}
  const { entries } = readEntries(parameterError, errors)
  if (status !== 400 || entries.length === 0) return null
  const words = entries.map(({ message }) => message ?? '').join(' ')
  const parameters = entries.flatMap((entry) => Object.keys(entry.parameters))
  return new ParametersRefused(`${title} ${detail} ${words}`.trim(), parameters)
}

/** X does not know the parameter itself; of a wrong value it says "query parameter value". */
function isNameUnknown(error: unknown, names: XFieldNames): boolean {
  return (
    error instanceof ParametersRefused &&
    error.parameters.includes(`${names}.fields`) &&
    !/query parameter value/.test(error.reason ?? '')
  )
}

/** X sends the end of its 15 minutes in Unix seconds. */
function outage(response: PlatformAnswer) {
  const {
    title = 'unknown',
    detail = '',
    type = '',
    reason = '',
  } = problem.safeParse(response.body).data ?? {}
  const resetAt = Number(response.headers.get('x-rate-limit-reset') ?? Number.NaN)
  const seconds = Math.max(1, resetAt - Math.floor(Date.now() / 1000))
  return unavailableAfter('x', response, {
    trouble: troubleOf(response.status, `${title} ${type} ${reason}`),
    reason: `${title} ${detail}`,
    retryAfterSeconds: response.status === 429 && Number.isFinite(seconds) ? seconds : undefined,
  })
}

function troubleOf(status: number, name: string): PlatformTrouble {
  if (status === 402 || /usage-capped|UsageCapExceeded|CreditsDepleted/i.test(name))
    return 'credits'
  if (status === 429) return 'throttled'
  // "Not enrolled" is an app that its owner has yet to put into a project.
  if (status === 403 && /client-forbidden/i.test(name) && !/not-enrolled/i.test(name))
    return 'removed'
  if (status === 401 || status === 403) return 'keys'
  return status === 400 ? 'request' : 'outage'
}
