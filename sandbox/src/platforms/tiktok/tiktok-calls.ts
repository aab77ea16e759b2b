import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Account } from '../social/account.ts'
import type { ConsentWorld } from '../social/consent.ts'
import { isPostId } from '../social/platform-name.ts'
import { RateWindow } from '../social/rate-window.ts'
import { envelope, TiktokError } from './tiktok-errors.ts'
import type { TiktokGrant, TiktokGrants } from './tiktok-grants.ts'

/** TikTok's limit per endpoint and minute. */
const callsPerMinute = 600
const idsPerCallMax = 20

export type TiktokCall = FastifyRequest<{
  Querystring: { fields?: string }
  Body:
    | { filters?: { video_ids?: unknown }; cursor?: unknown; max_count?: unknown }
    | undefined
    | null
}>

export interface TiktokCaller {
  readonly account: Account
  readonly grant: TiktokGrant
}

/** Runs one call: checks limit and token first, returns results and errors in TikTok's envelope. */
export function answeringCalls({ world, tables }: ConsentWorld, grants: TiktokGrants) {
  const windows = new RateWindow(60_000)

  function countCall(request: TiktokCall): void {
    const limit = Math.floor(callsPerMinute * world.settings.current.quotaMultiplier)
    const path = request.url.split('?')[0] ?? ''
    if (windows.take(path, { nowMs: world.now(), limit }).isAllowed) return
    throw new TiktokError('rate_limit_exceeded', 'The API rate limit was exceeded.')
  }

  function callerOf(request: TiktokCall): TiktokCaller {
    const grant = grants.find(request.headers.authorization?.replace(/^Bearer /, '') ?? '')
    const account = grant && tables.accounts.get(grant.accountKey)
    if (grant && account) return { account, grant }
    throw new TiktokError('access_token_invalid', 'The access token is invalid or not found.')
  }

  return (request: TiktokCall, reply: FastifyReply, work: (caller: TiktokCaller) => unknown) => {
    const logId = world.newId('')
    try {
      countCall(request)
      return envelope(work(callerOf(request)), { code: 'ok', message: '' }, logId)
    } catch (error) {
      if (!(error instanceof TiktokError)) throw error
      const { code, message } = error
      return reply.code(error.status).send(envelope({}, { code, message }, logId))
    }
  }
}

/** The fields that a call names; one that the resource does not have fails the whole call. */
export function fieldsOf(request: TiktokCall, known: readonly string[]): string[] {
  const fields = (request.query.fields ?? '').split(',').filter((field) => field !== '')
  if (fields.length === 0) {
    throw new TiktokError('invalid_params', 'The fields parameter is required.')
  }
  const unknown = fields.find((field) => !known.includes(field))
  if (unknown === undefined) return fields
  throw new TiktokError('invalid_params', `Invalid fields: ${unknown}`)
}

export function videoIdsOf(request: TiktokCall): string[] {
  const ids = request.body?.filters?.video_ids
  const isList = Array.isArray(ids) && ids.every((id) => typeof id === 'string')
  if (!isList || ids.length === 0 || ids.length > idsPerCallMax) {
    throw new TiktokError('invalid_params', 'filters.video_ids must hold 1 to 20 ids.')
  }
  const wrong = ids.find((id) => !isPostId('tiktok', id))
  if (wrong === undefined) return [...new Set<string>(ids)]
  throw new TiktokError('invalid_params', `Invalid video id: ${wrong}`)
}

export function requireScope(grant: TiktokGrant, scope: string): void {
  if (grant.scopes.includes(scope)) return
  throw new TiktokError('scope_not_authorized', `The user did not authorize the scope ${scope}.`)
}
