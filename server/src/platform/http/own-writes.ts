import type { FastifyInstance } from 'fastify'
import { readOwnWrites } from '../database/read-replica.ts'
import { sessionCookieOptions } from './gate/session-cookie.ts'

/** As long as a replica may be behind. Every process reads the cookie, whichever took the call that wrote. */
const cookie = { name: 'permille-wrote', maxAgeSeconds: 10 }

/** A browser sees what it has just written: its reads pass the replica by for ten seconds. */
export function showOwnWrites(app: FastifyInstance, isSecure: boolean): void {
  app.addHook('preHandler', (request, reply, done) => {
    const isWrite = request.method !== 'GET' && request.method !== 'HEAD'
    // Of the callers that write, only browsers send an origin, and only they keep cookies.
    if (isWrite && request.headers.origin !== undefined) {
      reply.setCookie(cookie.name, '1', sessionCookieOptions(isSecure, cookie.maxAgeSeconds))
    }
    if (isWrite || request.cookies[cookie.name] !== undefined) readOwnWrites(done)
    else done()
  })
}
