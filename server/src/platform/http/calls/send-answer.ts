import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Log } from '../../log.ts'
import { type ErrorAnswer, errorAnswer } from './error-answer.ts'
import type { TextAnswer } from './idempotency.ts'

const json = 'application/json; charset=utf-8'

/** Logs failures of our own once, with the request's id. */
export function explainFailure(log: Log, request: FastifyRequest, error: unknown): ErrorAnswer {
  const answer = errorAnswer(error)
  if (answer.status >= 500) {
    const route = request.routeOptions.url
    log.error({ err: error, requestId: request.id, method: request.method, route }, 'call failed')
  }
  return answer
}

export function failureText(reply: FastifyReply, answer: ErrorAnswer): TextAnswer {
  if (answer.retryAfterSeconds !== undefined) {
    reply.header('retry-after', String(answer.retryAfterSeconds))
  }
  return { status: answer.status, body: JSON.stringify(answer.body) }
}

/** A list is not sent again to a client that already has this version. */
export function sendAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: TextAnswer,
): FastifyReply {
  const etag = reply.getHeader('etag')
  if (etag === undefined) return reply.code(answer.status).type(json).send(answer.body)
  reply.header('cache-control', 'private, no-cache')
  if (request.headers['if-none-match'] === etag) return reply.code(304).send()
  return reply.code(answer.status).type(json).send(answer.body)
}
