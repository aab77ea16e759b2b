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

/** A frame waits no longer for its figures: then it shows their places. */
const figuresMaxMs = 100
/** The app starts after the last response, so that a slow one would delay the whole page. */
const responsesMaxMs = 150

/** A frame without anyone's data takes about 15 kB. */
const keptFramesMax = 300
const keptUrlMaxLength = 200

/** Whoever is not answered in time asks again: of a slow call that would be two, so its like is left to the app for a while. */
const slowForMs = 60_000
const slowPathsMax = 300

/**
 * Returns the drawer of pages: each page's frame, and the responses to what it would request first, asked for at the same
 * time. Undefined for a page that has no frame.
 */
export function createPageDrawer(bundle: () => Promise<PageBundle>, ask: AskFirst) {
  const kept = new LruMap<Frame>(keptFramesMax)
  const slow = new LruMap<true>(slowPathsMax, slowForMs)
  const pathOf = ({ key: [path] }: FirstCall) => String(path)

  async function drawEmpty({ request, member }: Asked, options: FrameOptions) {
    const { url } = request
    const key = `${member.role} ${options.isSidebarExpanded} ${options.hiddenColumns} ${url}`
    const known = kept.get(key)
    if (known !== undefined) return known
    const frame = await (await bundle()).renderFrame(member.role, url, options)
    if (frame !== undefined && url.length <= keptUrlMaxLength) kept.set(key, frame)
    return frame
  }

  return async (asked: Asked): Promise<DrawnPage | undefined> => {
    const { request, member, given } = asked
    const { renderFrame, preloadedFrom } = await bundle()
    const look = lookOf(request)
    const empty = await drawEmpty(asked, look)
    if (empty === undefined) return undefined
    const answers = new Map<string, Promise<PreloadedResponse | undefined>>(
      given.map((each) => [JSON.stringify(each.key), Promise.resolve(each)]),
    )
    const answer = async (call: FirstCall) => {
      const late = setTimeout(() => slow.set(pathOf(call), true), figuresMaxMs + responsesMaxMs)
      const response = await ask(request, call.url).finally(() => clearTimeout(late))
      return response && preloadedFrom(call, response.json, response.link)
    }
    const start = (calls: readonly FirstCall[]) => {
      for (const call of calls) {
        const name = JSON.stringify(call.key)
        if (!answers.has(name) && slow.get(pathOf(call)) === undefined)
          answers.set(name, answer(call))
      }
    }
    // https://www.rfc-editor.org/rfc/rfc7240#section-4.3
    const waits = request.headers.prefer !== 'wait=0'
    if (waits) start(empty.calls)
    const responses = await answeredWithin(figuresMaxMs, answers)
    const options = { ...look, responses }
    const frame =
      responses.length === 0 ? empty : await renderFrame(member.role, request.url, options)
    // React leaves out a part that fails, and says nothing.
    if (frame !== undefined && hasHeading(empty) && !hasHeading(frame))
      throw new Error('the page has no heading once it has its data')
    // What the page asks for next, now that it knows the first answers.
    if (waits && frame !== undefined) start(frame.calls)
    return { frame: frame ?? empty, responses: () => answeredWithin(responsesMaxMs, answers) }
  }
}

/** What the browser keeps about how its pages look. */
function lookOf({ cookies }: FastifyRequest): Omit<FrameOptions, 'responses'> {
  const hidden = cookies.hidden_columns ?? ''
  return {
    isSidebarExpanded: cookies.sidebar_state !== 'false',
    hiddenColumns: /^[\w.~]{0,2000}$/.test(hidden) ? hidden : '',
  }
}

function hasHeading({ html }: Frame): boolean {
  return html.includes('<h1')
}

/** Returns what has been answered by then. */
async function answeredWithin(
  maxMs: number,
  answers: ReadonlyMap<string, Promise<PreloadedResponse | undefined>>,
): Promise<PreloadedResponse[]> {
  const answered: PreloadedResponse[] = []
  const all = [...answers.values()].map(async (answer) => {
    const response = await answer
    if (response !== undefined) answered.push(response)
  })
  const timer = new AbortController()
  const late = sleep(maxMs, undefined, { signal: timer.signal }).catch(() => undefined)
  await Promise.race([Promise.all(all), late])
  timer.abort()
  return [...answered]
}
