import type { RefusalCode } from '@permille/contract/refusals/refusals'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Actor } from '../actor.ts'
import type { Counted } from '../gate/call-counter.ts'
import { callerAddressOf } from '../gate/caller-address.ts'
import {
  sessionCookieName,
  sessionCookieOptions,
  signedInMark,
  signedInMarkOptions,
} from '../gate/session-cookie.ts'
import type { ReplySetters, RequestFacts } from './call.ts'
import { nextPageLink } from './cursor.ts'

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor | null
    sessionTokenHash: Buffer | null
    isCounted: boolean
  }
  interface FastifyContextConfig {
    /** The per-address limit that a request counts towards; calls by default. */
    countsAs?: Counted
    /** Every code that the call can be refused with. */
    refusals?: ReadonlySet<RefusalCode>
  }
}

export function requestFacts(request: FastifyRequest): RequestFacts {
  return {
    id: request.id,
    address: callerAddressOf(request),
    url: request.url,
    sessionTokenHash: request.sessionTokenHash,
    userAgent: request.headers['user-agent'],
    cookies: request.cookies,
  }
}

export function replySetters(
  request: FastifyRequest,
  reply: FastifyReply,
  isSecure: boolean,
): ReplySetters {
  const cookieName = sessionCookieName(isSecure)
  return {
    setHeader: (name, value) => void reply.header(name, value),
    setSessionCookie: (token, maxAgeSeconds) => {
      const { name, value } = signedInMark
      reply.setCookie(cookieName, token, sessionCookieOptions(isSecure, maxAgeSeconds))
      reply.setCookie(name, value, signedInMarkOptions(isSecure, maxAgeSeconds))
    },
    clearSessionCookie: () => {
      reply.clearCookie(cookieName, sessionCookieOptions(isSecure))
      reply.clearCookie(signedInMark.name, signedInMarkOptions(isSecure))
    },
    setCookie: (name, value, { path, maxAgeSeconds }) =>
      void reply.setCookie(name, value, { ...sessionCookieOptions(isSecure, maxAgeSeconds), path }),
    linkNextPage: (cursor) => {
      if (cursor !== null) reply.header('link', nextPageLink(request.url, cursor))
    },
  }
}
