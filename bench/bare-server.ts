import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http'
import pg from 'pg'
import { bareFileText } from './src/bare-file.ts'
import { barePayoutText } from './src/bare-payout.ts'
import { bareSubmissionText } from './src/bare-submission.ts'
import { creatorStatsText, liveListText } from './src/product-statements.ts'

/** The minimum that can serve the same request: node:http, pg and a prepared statement. */
type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 12 })
const liveList = await liveListText()
const creatorStats = await creatorStatsText()
const firstPage = (await pool.query({ text: liveList.text, values: [...liveList.values] })).rows
const readyList = Buffer.from(JSON.stringify(firstPage))

// At least as many as the seed has.
const liveMax = 1000
const everything = await liveListText(liveMax)
const searchable = (
  await pool.query({ text: everything.text, values: [...everything.values] })
).rows.map((row: { name: string }) => ({ name: row.name.toLowerCase(), json: JSON.stringify(row) }))

const handlers: Readonly<Record<string, Handler>> = {
  '/buffer': async (_, response) => send(response, readyList),
  '/not-modified': async (_, response) => void response.writeHead(304).end(),
  '/search': async (request, response) => {
    const words = String(request.headers['x-search']).toLowerCase()
    const found = searchable.filter(({ name }) => name.includes(words))
    const page = found.slice(0, 20).map(({ json }) => json)
    send(response, Buffer.from(`[${page.join()}]`))
  },
  '/stats': async (request, response) => {
    const values = [request.headers['x-creator']]
    const { rows } = await pool.query({ name: 'stats', text: creatorStats.text, values })
    send(response, Buffer.from(JSON.stringify(rows[0])))
  },
  '/file': async (_, response) => {
    const { rows } = await pool.query<{ line: string }>(bareFileText)
    response.end(['headings', ...rows.map(({ line }) => line), ''].join('\r\n'))
  },
  '/payout': async (request, response) => {
    const values = [request.headers['x-creator']]
    const { rows } = await pool.query({ name: 'payout', text: barePayoutText, values })
    send(response, Buffer.from(JSON.stringify(rows[0])))
  },
  '/submission': async (request, response) => {
    const values = JSON.parse(await readBody(request))
    await readPost(request.headers)
    const { rows } = await pool.query({ name: 'submission', text: bareSubmissionText, values })
    send(response, Buffer.from(JSON.stringify(rows[0])))
  },
}

createServer((request, response) => {
  const handler = handlers[request.url ?? '']
  if (handler === undefined) response.writeHead(404).end()
  else handler(request, response).catch((error: Error) => fail(response, error))
}).listen(Number(process.env.PORT), '127.0.0.1')

/** The two calls to the platform that a submission is checked by. */
async function readPost({ 'x-video': id, 'x-handle': handle }: IncomingHttpHeaders): Promise<void> {
  const headers = { 'x-goog-api-key': 'sandbox-youtube-key' }
  const read = async (path: string) => {
    const response = await fetch(`${process.env.SANDBOX_URL}/youtube/v3/${path}`, { headers })
    const { items } = (await response.json()) as { items: unknown[] }
    if (items.length !== 1) throw new Error(`no ${path}`)
  }
  await Promise.all([
    read(`channels?part=snippet,statistics&forHandle=@${handle}`),
    read(`videos?part=snippet,statistics,status&id=${id}`),
  ])
}

function send(response: ServerResponse, body: Buffer): void {
  response
    .writeHead(200, { 'content-type': 'application/json', 'content-length': body.length })
    .end(body)
}

function fail(response: ServerResponse, error: Error): void {
  console.error(error)
  response.writeHead(500).end()
}

async function readBody(request: IncomingMessage): Promise<string> {
  let body = ''
  for await (const chunk of request) body += chunk
  return body
}
