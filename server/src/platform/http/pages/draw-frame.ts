import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyRequest } from 'fastify'
import { LruMap } from 'toad-cache'
import type { Member } from './member-pages.ts'
import type { FirstCall, Frame, FrameOptions, PageBundle } from './page-bundle.ts'
import type { PreloadedResponse } from './page-head.ts'

/** Makes a call as the user whose page is requested; undefined if it is refused. */
export type AskFirst = (
  request: FastifyRequest,
  url: string,
) => Promise<{ readonly json: unknown; readonly link: string | null } | undefined>

export interface DrawnPage {
  readonly frame: Frame
  /** The responses to the page's first calls. A call that takes longer is left out: the app makes it. */
  readonly responses: () => Promise<PreloadedResponse[]>
}

interface Asked {
  readonly request: FastifyRequest
  readonly member: Member
  /** What came with the page's own head. */
  readonly given: readonly PreloadedResponse[]
}

/** A frame waits no longer for its totals: then it shows their places. */
const totalsMaxMs = 100
/** The app starts after the last response, so that a slow one would delay the whole page. */
const responsesMaxMs = 250

/** A frame without anyone's data takes about 15 kB. */
const keptFramesMax = 300
const keptUrlMaxLength = 200

/**
 * Returns the drawer of pages: each page's frame, and the responses to what it would request first, asked for at the same
 * time. Undefined for a page that has no frame.
 */
export function createPageDrawer(bundle: () => Promise<PageBundle>, ask: AskFirst) {
  const kept = new LruMap<Frame>(keptFramesMax)

  async function drawEmpty({ request, member }: Asked, options: FrameOptions) {
    const { url } = request
    const key = `${member.role} ${options.isSidebarExpanded} ${url}`
    const known = kept.get(key)
    if (known !== undefined) return known
    const frame = await (await bundle()).renderFrame(member.role, url, options)
    if (frame !== undefined && url.length <= keptUrlMaxLength) kept.set(key, frame)
    return frame
  }

  return async (asked: Asked): Promise<DrawnPage | undefined> => {
    const { request, member, given } = asked
    const { renderFrame, preloadedFrom } = await bundle()
    const isSidebarExpanded = request.cookies.sidebar_state !== 'false'
    const empty = await drawEmpty(asked, { isSidebarExpanded })
    if (empty === undefined) return undefined
    const answer = async (call: FirstCall) => {
      const response = await ask(request, call.url)
      return response && preloadedFrom(call, response.json, response.link)
    }
    const known = new Set(given.map(({ key }) => JSON.stringify(key)))
    const calls = empty.calls.filter(({ key }) => !known.has(JSON.stringify(key)))
    const answers = calls.map((call) => ({ call, answer: answer(call) }))
    const totals = answers.filter(({ call }) => call.isDrawn).map((each) => each.answer)
    const drawn = [...given, ...(await answeredWithin(totalsMaxMs, totals))]
    const frame =
      drawn.length === 0
        ? empty
        : await renderFrame(member.role, request.url, { isSidebarExpanded, responses: drawn })
    const all = answers.map((each) => each.answer)
    return { frame: frame ?? empty, responses: () => answeredWithin(responsesMaxMs, all) }
  }
}

/** Returns what has been answered by then. */
async function answeredWithin(
  maxMs: number,
  answers: readonly Promise<PreloadedResponse | undefined>[],
): Promise<PreloadedResponse[]> {
  const answered: PreloadedResponse[] = []
  const all = answers.map(async (answer) => {
    const response = await answer
    if (response !== undefined) answered.push(response)
  })
  const timer = new AbortController()
  const late = sleep(maxMs, undefined, { signal: timer.signal }).catch(() => undefined)
  await Promise.race([Promise.all(all), late])
  timer.abort()
  return [...answered]
}
