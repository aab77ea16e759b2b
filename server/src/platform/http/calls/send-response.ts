import type { FastifyReply, FastifyRequest } from 'fastify'
import { isExpectedError } from '#platform/errors/errors.ts'
import type { Log } from '#platform/log.ts'
import { type ErrorResponse, errorResponse } from './error-response.ts'
import type { TextResponse } from './idempotency.ts'
import { noteUndeclared } from './note-undeclared.ts'

const json = 'application/json; charset=utf-8'

/**
 * Logs our own failures once, with the request's id; a 500 shows that id to the user for support. The
 * code is for the request's own line.
 */
export function explainFailure(log: Log, request: FastifyRequest, error: unknown): ErrorResponse {
  const response = errorResponse(error)
  request.refusal = response.body.code
  if (isExpectedError(error)) noteUndeclared(log, request, error.code)
  if (response.status >= 500) {
    const route = request.routeOptions.url
    log.error({ err: error, requestId: request.id, method: request.method, route }, 'call failed')
  }
  if (response.status !== 500) return response
  const message = `${response.body.message} Request ${request.id}.`
  return { ...response, body: { ...response.body, message } }
}

export function failureText(reply: FastifyReply, response: ErrorResponse): TextResponse {
  if (response.retryAfterSeconds !== undefined) {
    reply.header('retry-after', String(response.retryAfterSeconds))
  }
  return { status: response.status, body: JSON.stringify(response.body) }
}

/** A list is not sent again to a client that already has this version. */
export function sendResponse(
  request: FastifyRequest,
  reply: FastifyReply,
  response: TextResponse,
): FastifyReply {
  const etag = reply.getHeader('etag')
  const { status, body, bytes = body, isReplayed } = response
  if (isReplayed) reply.header('idempotent-replayed', 'true')
  if (etag === undefined) return reply.code(status).type(json).send(bytes)
  reply.header('cache-control', 'private, no-cache')
  if (request.headers['if-none-match'] === etag) return reply.code(304).send()
  return reply.code(status).type(json).send(bytes)
}
