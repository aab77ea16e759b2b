import { pipeline, Readable } from 'node:stream'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Log } from '#platform/log.ts'
import { type AskFirst, createPageDrawer, type DrawnPage } from './draw-frame.ts'
import { type Member, type MemberPage, readMemberPages } from './member-pages.ts'
import { findPageBundle } from './page-bundle.ts'
import { type PageHead, type PreloadedResponse, withHead } from './page-head.ts'
import { preloadedElement } from './preloaded-responses.ts'
import { startEncoded } from './prerendered-pages.ts'

export interface MemberPageOptions {
  readonly webDir: string
  readonly prepare: (page: string) => string
  readonly ask: AskFirst
  readonly log: Log
}

interface Requested {
  readonly member: Member
  /** For a page that visitors see too. */
  readonly head: PageHead | null | undefined
}

export type SendMemberPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  requested: Requested,
) => Promise<FastifyReply>

/**
 * Returns the sender of the app’s page to a signed-in user: who they are, the page’s frame, the names of its code and the
 * responses to its first calls. The frame is sent at once, the responses follow it. Undefined where the build left no such
 * pages.
 */
export function createMemberPages(options: MemberPageOptions): SendMemberPage | undefined {
  const { webDir, prepare, log } = options
  const pages = readMemberPages(webDir, prepare)
  const bundle = findPageBundle(webDir)
  if (pages === undefined) return undefined
  const draw = bundle && createPageDrawer(bundle, options.ask)
  return async (request, reply, { member, head }) => {
    // After signing out, the back button must not show it again.
    reply.header('cache-control', 'no-store')
    const given = head?.preloaded ? [head.preloaded] : []
    const isDrawn = member.isDrawn && request.method === 'GET'
    const drawn = isDrawn
      ? await draw?.({ request, member, given }).catch((error: unknown) => {
          log.error({ err: error, url: request.routeOptions.url }, 'a frame could not be drawn')
          return undefined
        })
      : undefined
    const own = (page: string) => prepare(head ? withHead(page, head) : page)
    const page = pages(member.role)
    return sendInPieces(request, reply, piecesOf({ request, page, drawn, own, member, given }))
  }
}

interface Parts {
  readonly request: FastifyRequest
  readonly page: MemberPage
  readonly drawn: DrawnPage | undefined
  /** Adds the page’s own head. */
  readonly own: (page: string) => string
  readonly member: Member
  readonly given: readonly PreloadedResponse[]
}

/** The data comes before the end of the body, because scripts run after it. */
async function* piecesOf({
  request,
  page,
  drawn,
  own,
  member,
  given,
}: Parts): AsyncGenerator<string> {
  const address = request.url.replace(/\?.*$/, '')
  const whole = own(drawn === undefined ? page.plain : withFrame(page.framed(address), drawn))
  const end = whole.lastIndexOf('</body>')
  yield whole.slice(0, end)
  const known = member.preloaded ? [member.preloaded] : []
  const responses = [...known, ...((await drawn?.responses()) ?? given)]
  yield preloadedElement(responses, Date.now()) + whole.slice(end)
}

const withoutScripts =
  '<noscript><p role="alert" style="padding:3rem 1.5rem;text-align:center">Permille needs JavaScript. Turn it on in your browser, then reload this page.</p></noscript>'

function withFrame(page: string, { frame: { html, title } }: DrawnPage): string {
  return page
    .replace(/<title>[^<]*<\/title>/, (usual) => title ?? usual)
    .replace('<div id="root"></div>', () => `${withoutScripts}<div id="root">${html}</div>`)
}

// A higher one costs more time than it saves in transfer; a larger window more memory than pages are long.
const brotli = {
  [constants.BROTLI_PARAM_QUALITY]: 5,
  [constants.BROTLI_PARAM_LGWIN]: 17,
}

/** Sends each piece as soon as it is there, compressed. */
function sendInPieces(
  request: FastifyRequest,
  reply: FastifyReply,
  pieces: AsyncIterable<string>,
): FastifyReply {
  const encoding = startEncoded(request, reply)
  const source = Readable.from(pieces, { objectMode: false })
  if (encoding === undefined) return reply.send(source)
  const encoder =
    encoding === 'br'
      ? createBrotliCompress({ params: brotli, flush: constants.BROTLI_OPERATION_FLUSH })
      : createGzip({ flush: constants.Z_SYNC_FLUSH })
  // A browser that has gone ends it early.
  pipeline(source, encoder, () => undefined)
  return reply.send(encoder)
}
