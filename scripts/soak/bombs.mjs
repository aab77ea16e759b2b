import { request } from 'node:http'
import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { crc32, deflateSync, gzipSync } from 'node:zlib'

const answeredWithinMs = 20_000
const gigabyte = 2 ** 30
const json = { 'content-type': 'application/json' }

/**
 * @typedef {Iterable<string | Buffer> | AsyncIterable<string | Buffer>} Pieces
 * @typedef {{ url: string, person: import('./move-money.mjs').Person, cookie: string }} Aim
 * @typedef {{ what: string, place: string, method?: string, headers: Record<string, string>, body: () => Pieces, wanted: readonly number[] }} Bomb
 */

/** What it costs to make them is not the server's. @param {Aim} aim */
export async function makeBombs(aim) {
  return [...bodyBombs(), ...(await imageBombs(aim))]
}

/**
 * Each is answered in words, and in time; what they were answered with.
 * @param {Aim} aim
 * @param {readonly Bomb[]} bombs
 */
export async function dropBombs(aim, bombs) {
  const seen = []
  for (const bomb of bombs) {
    const { status, text } = await drop(aim, bomb)
    const isInWords = status === 200 || /"message":"\w/.test(text)
    if (!bomb.wanted.includes(status) || !isInWords) {
      throw new Error(`${bomb.what} was answered ${status} ${text.slice(0, 300)}`)
    }
    seen.push(`${bomb.what} ${status}`)
  }
  return seen
}

/** @returns {Bomb[]} */
function bodyBombs() {
  const login = { place: '/api/auth/login', headers: json }
  const nested = (/** @type {number} */ depth) => () => ['['.repeat(depth), ']'.repeat(depth)]
  const zipped = { ...json, 'content-encoding': 'gzip' }
  const zeros = gzipSync(Buffer.alloc(50_000_000))
  const declared = { ...json, 'content-length': String(gigabyte) }
  return [
    { ...login, what: '1 GB of JSON', body: () => gigabyteAfter('a'), wanted: [413] },
    {
      ...login,
      what: '1 GB declared',
      headers: declared,
      body: () => gigabyteAfter('a'),
      wanted: [413],
    },
    { what: '1 GB of webhook', ...webhook, body: () => gigabyteAfter('a'), wanted: [413] },
    { ...login, what: 'JSON 100,000 deep', body: nested(100_000), wanted: [413] },
    { ...login, what: 'JSON 30,000 deep', body: nested(30_000), wanted: [400] },
    {
      ...login,
      what: 'gzip of 50 MB',
      headers: zipped,
      body: () => [zeros],
      wanted: [400, 413, 415],
    },
  ]
}

const webhook = {
  place: '/api/stripe/webhook',
  headers: { ...json, 'stripe-signature': 't=1,v1=1' },
}

/** A gigabyte that nobody holds, after `start`; what is answered is read between its pieces. @param {string | Buffer} start */
async function* gigabyteAfter(start) {
  yield start
  const piece = Buffer.alloc(64 * 1024, 'a')
  for (let sent = 0; sent < gigabyte; sent += piece.length) {
    await sleep(1)
    yield piece
  }
}

/**
 * @param {Aim} aim
 * @returns {Promise<Bomb[]>}
 */
async function imageBombs({ url, person, cookie }) {
  const bomb = async (
    /** @type {string} */ what,
    /** @type {Buffer} */ image,
    /** @type {number} */ wanted,
  ) => {
    const { url: place } = await person.ask('POST', '/api/objects/upload', {})
    const headers = { cookie, origin: url, 'content-type': 'image/png' }
    const { pathname } = new URL(place, url)
    return { what, place: pathname, method: 'PUT', headers, body: () => [image], wanted: [wanted] }
  }
  return [
    { ...(await bomb('1 GB of PNG', png(1, 1), 413)), body: () => gigabyteAfter(png(1, 1)) },
    await bomb('a PNG of 38 MP', png(7600, 5000), 200),
    await bomb('a PNG of 50 MP', png(10_000, 5000), 422),
    await bomb('a PNG of 400 MP', png(20_000, 20_000), 422),
    await bomb('a WebP of 268 MP', webp(16_384, 16_384), 422),
  ]
}

/** All black, and so a thousandth of its pixels. @param {number} width @param {number} height */
function png(width, height) {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header[8] = 1
  const pixels = deflateSync(Buffer.alloc(height * (1 + Math.ceil(width / 8))))
  const magic = Buffer.from('89504e470d0a1a0a', 'hex')
  const end = Buffer.alloc(0)
  return Buffer.concat([magic, part('IHDR', header), part('IDAT', pixels), part('IEND', end)])
}

/** @param {string} name @param {Buffer} content */
function part(name, content) {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

/** A header that claims them, and next to nothing behind it. @param {number} width @param {number} height */
function webp(width, height) {
  const pixels = Buffer.alloc(64)
  pixels[0] = 0x2f
  pixels.writeUInt32LE(width - 1 + (height - 1) * 2 ** 14, 1)
  const head = Buffer.from('RIFF....WEBPVP8L....', 'latin1')
  head.writeUInt32LE(12 + pixels.length, 4)
  head.writeUInt32LE(pixels.length, 16)
  return Buffer.concat([head, pixels])
}

/**
 * @param {Aim} aim
 * @param {Bomb} bomb
 * @returns {Promise<{ status: number, text: string }>}
 */
function drop({ url }, { what, place, method = 'POST', headers, body }) {
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(answeredWithinMs)
    const sent = request(`${url}${place}`, { method, headers: { origin: url, ...headers }, signal })
    sent.on('error', (error) => reject(new Error(`${what}: ${error.message}`)))
    sent.on('response', (response) => {
      let text = ''
      const end = () => {
        resolve({ status: response.statusCode ?? 0, text })
        sent.destroy()
      }
      response.on('data', (piece) => (text += piece)).on('end', end)
      response.on('error', reject)
    })
    Readable.from(body()).pipe(sent)
  })
}
