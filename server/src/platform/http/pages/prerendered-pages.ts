import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { constants } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { lazily } from '#platform/lazily.ts'
import { type EncodedPage, type Encoding, encodePage, encodings } from './encode-page.ts'

/** A visitor's first second depends on these. */
const bestQuality = constants.BROTLI_MAX_QUALITY

/** Reads the pages below `prerendered/`, keyed by address: `auth-login.html` is `/auth/login`. */
export function readPrerenderedPages(
  webDir: string,
  prepare: (page: string) => string,
): ReadonlyMap<string, () => Promise<EncodedPage>> {
  const folder = path.join(webDir, 'prerendered')
  const names = existsSync(folder) ? readdirSync(folder) : []
  return new Map(
    names
      .filter((name) => name.endsWith('.html'))
      .map((name) => {
        const page = prepare(readFileSync(path.join(folder, name), 'utf8'))
        return [addressOf(name), lazily(() => encodePage(page, bestQuality))] as const
      }),
  )
}

function addressOf(fileName: string): string {
  const name = fileName.slice(0, -'.html'.length)
  return name === 'index' ? '/' : `/${name.replaceAll('-', '/')}`
}

export function sendEncodedPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: EncodedPage,
): FastifyReply {
  const encoding = startEncoded(request, reply)
  return reply.send(encoding === undefined ? page.plain : page[encoding])
}

/** Picks the best encoding that the browser accepts and sets the headers for it. */
export function startEncoded(request: FastifyRequest, reply: FastifyReply): Encoding | undefined {
  const accepted = String(request.headers['accept-encoding'] ?? '')
  reply.header('vary', 'accept-encoding, cookie')
  const encoding = encodings.find((each) =>
    new RegExp(`\\b${each}\\b(?!;q=0(?:[,.]|$))`).test(accepted),
  )
  if (encoding !== undefined) reply.header('content-encoding', encoding)
  return encoding
}
