import { compare } from './compare.ts'
import { type LoadRequest, measureRate } from './load.ts'
import type { Program } from './program.ts'
import type { Line } from './report.ts'
import type { SignedInCreator } from './signed-in-creators.ts'

const seconds = 2
const warmUpRounds = 3

export interface Servers {
  readonly product: Program
  readonly bare: Program
}

/** CPU time of the ready buffer where the goals in milliseconds were set (docs/performance.md). */
const readyBufferMs = 0.022

/** How many times as long this machine works as the one where the goals in milliseconds were set; at least 1. */
export async function measureSlowness(
  { bare }: Pick<Servers, 'bare'>,
  creators: readonly SignedInCreator[],
): Promise<number> {
  const { contested } = await compare([ask(bare, asOften(creators, '/buffer'), 200)])
  return Math.max(1, (contested[0]?.server ?? 0) / readyBufferMs)
}

/** The cached list of live campaigns, compared with a ready buffer. */
export async function* measureLiveList(
  { product, bare }: Servers,
  creators: readonly SignedInCreator[],
): AsyncGenerator<Line> {
  const path = '/api/campaigns?status=live&limit=20'
  const asked = ask(
    product,
    creators.map((creator) => get(path, creator.headers)),
    200,
  )
  // The layers that all reads share take thousands of calls to be compiled, several times what the bare server's take.
  for (let round = 0; round < warmUpRounds; round += 1) await asked()
  const list = await compare([asked, ask(bare, asOften(creators, '/buffer'), 200)])
  yield {
    name: 'live list : ready buffer',
    ratio: list.ratioTo(1),
    goal: 0.2,
    comparison: list,
    unit: 'answers/s',
  }
  const etag = await readEtag(`${product.url}${path}`, creators[0])
  const known = creators.map((creator) => get(path, { ...creator.headers, 'if-none-match': etag }))
  const unchanged = await compare([
    ask(product, known, 304),
    ask(bare, asOften(creators, '/not-modified'), 304),
  ])
  yield {
    name: 'live list, unchanged : bare 304',
    ratio: unchanged.ratioTo(1),
    goal: 0.15,
    comparison: unchanged,
    unit: 'answers/s',
  }
}

/** Fifty searches in turn, compared with a search of the rows in memory. */
export async function* measureSearch(
  { product, bare }: Servers,
  creators: readonly SignedInCreator[],
): AsyncGenerator<Line> {
  const wordsOf = (index: number) => `Campaign ${100 + (index % 50)}`
  const search = (words: string) =>
    `/api/campaigns?status=live&limit=20&search=${encodeURIComponent(words)}`
  const comparison = await compare([
    ask(
      product,
      creators.map(({ headers }, index) => get(search(wordsOf(index)), headers)),
      200,
    ),
    ask(
      bare,
      creators.map((_, index) => get('/search', { 'x-search': wordsOf(index) })),
      200,
    ),
  ])
  yield {
    name: 'search in the live list : search in memory',
    ratio: comparison.ratioTo(1),
    goal: 0.33,
    comparison,
    unit: 'answers/s',
  }
}

/** A creator's dashboard, compared with its own SQL. */
export async function* measureDashboard(
  { product, bare }: Servers,
  creators: readonly SignedInCreator[],
): AsyncGenerator<Line> {
  const comparison = await compare([
    ask(
      product,
      creators.map((creator) => get('/api/creator/stats', creator.headers)),
      200,
    ),
    ask(
      bare,
      creators.map((creator) => get('/stats', { 'x-creator': creator.creatorId })),
      200,
    ),
  ])
  yield {
    name: 'creator dashboard : same SQL behind node:http',
    ratio: comparison.ratioTo(1),
    goal: 0.52,
    comparison,
    unit: 'answers/s',
  }
}

function get(path: string, headers: Readonly<Record<string, string>> = {}): LoadRequest {
  return { method: 'GET', path, headers }
}

/** Over as many connections as ours: one alone would mostly measure how a machine wakes a processor for each call. */
function asOften(creators: readonly SignedInCreator[], path: string): LoadRequest[] {
  return creators.map(() => get(path))
}

function ask(program: Program, requests: readonly LoadRequest[], expectedStatus: number) {
  return () => measureRate({ url: program.url, requests, expectedStatus }, seconds)
}

async function readEtag(url: string, creator: SignedInCreator | undefined): Promise<string> {
  const response = await fetch(url, { headers: creator?.headers ?? {} })
  return response.headers.get('etag') ?? ''
}
