import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

const openedAtOnce = 50
const byteEveryMs = 250

/**
 * @typedef {{ kind: string, socket: import('node:net').Socket, isOpen: () => boolean }} Client
 * @typedef {{ port: number, pid: number, cookie: string }} Target `cookie`: of someone signed in
 */

/** From addresses of its own: a network of many machines, and no port of this one runs out. */
function openers() {
  let count = 0
  return (/** @type {number} */ port, /** @type {object} */ options = {}) => {
    count += 1
    const localAddress = `127.${1 + (count >> 16)}.${(count >> 8) & 255}.${count & 255}`
    return connect({ port, host: '127.0.0.1', localAddress, ...options })
  }
}

const open = openers()

/**
 * Connections that stay: most after a call, as browsers' do; a tenth says nothing at all.
 * @param {Target} target
 * @param {number} count
 */
export async function openIdle({ port }, count) {
  /** @type {Client[]} */
  const clients = []
  while (clients.length < count * 1.1) {
    const batch = Array.from({ length: openedAtOnce }, async (_, at) => {
      const socket = open(port)
      const client = clientOf(at % 11 === 0 ? 'silent' : 'idle', socket)
      await untilEither(socket, 'connect')
      if (client.kind === 'silent') return client
      socket.write('GET /healthz HTTP/1.1\r\nhost: permille\r\n\r\n')
      await untilEither(socket, 'data')
      return client
    })
    clients.push(...(await Promise.all(batch)))
  }
  return clients
}

/** Or the server has ended it. @param {import('node:net').Socket} socket @param {string} event */
async function untilEither(socket, event) {
  await Promise.race([once(socket, event), once(socket, 'close')]).catch(() => {})
}

/**
 * @param {string} kind
 * @param {import('node:net').Socket} socket
 * @returns {Client}
 */
function clientOf(kind, socket) {
  let isOpen = true
  socket.on('error', () => {})
  socket.on('close', () => (isOpen = false))
  if (kind === 'idle' || kind === 'silent') socket.resume()
  return { kind, socket, isOpen: () => isOpen }
}

/**
 * A byte at a time: of a request's headers, its body, an image; and of responses, which others never read.
 * @param {Target} target
 * @param {number} count of each kind
 * @returns {Client[]}
 */
export function openSlow({ port, cookie }, count) {
  const head = (/** @type {string} */ line, /** @type {string} */ rest) =>
    `${line} HTTP/1.1\r\nhost: permille\r\n${rest}`
  const json = 'content-type: application/json\r\ncontent-length: 60000\r\n\r\n'
  const sends = {
    'slow headers': head('GET /', 'x-slow: '),
    'slow body': head('POST /api/auth/login', json),
  }
  const pages = head('GET /', '\r\n').repeat(200)
  const stream = head('GET /api/notifications/stream', `cookie: ${cookie}\r\n\r\n`)
  return Array.from({ length: count }, (_, at) => [
    ...Object.entries(sends).map(([kind, start]) => sendSlowly(kind, open(port), start)),
    readSlowly('slow reader', port, pages),
    ...(at < 5 ? [readNever('unread stream', open(port), stream)] : []),
  ]).flat()
}

/** @param {string} kind @param {import('node:net').Socket} socket @param {string} start */
function sendSlowly(kind, socket, start) {
  socket.resume()
  socket.write(start)
  const timer = setInterval(() => socket.write('1'), byteEveryMs)
  socket.on('close', () => clearInterval(timer))
  // The server says why before it ends it.
  socket.on('end', () => socket.destroy())
  return clientOf(kind, socket)
}

/** @param {string} kind @param {number} port @param {string} requests */
function readSlowly(kind, port, requests) {
  const callback = () => {
    setTimeout(() => socket.resume(), byteEveryMs)
    return false
  }
  const socket = open(port, { onread: { buffer: Buffer.alloc(1), callback } })
  socket.write(requests)
  return clientOf(kind, socket)
}

/** @param {string} kind @param {import('node:net').Socket} socket @param {string} request */
function readNever(kind, socket, request) {
  socket.pause()
  socket.write(request)
  return clientOf(kind, socket)
}

/**
 * Until the server has ended all of a kind; after how many seconds.
 * @param {readonly Client[]} clients
 * @param {string} kind
 * @param {number} withinSeconds
 */
export async function untilEnded(clients, kind, withinSeconds) {
  const startedAt = performance.now()
  const left = () => clients.filter((each) => each.kind === kind && each.isOpen()).length
  while (left() > 0) {
    const seconds = (performance.now() - startedAt) / 1000
    if (seconds > withinSeconds) throw new Error(`${left()} ${kind} clients are not ended`)
    await sleep(100)
  }
  return (performance.now() - startedAt) / 1000
}

/** How many files and connections a process has open. @param {number} pid */
export function countOpen(pid) {
  return readdirSync(`/proc/${pid}/fd`).length
}

/**
 * Who reads too slowly does not see that the server has ended it.
 * @param {number} pid
 * @param {{ openMax: number, withinSeconds: number }} given
 */
export async function untilFewOpen(pid, { openMax, withinSeconds }) {
  const startedAt = performance.now()
  for (;;) {
    const seconds = (performance.now() - startedAt) / 1000
    if (countOpen(pid) <= openMax) return seconds
    if (seconds > withinSeconds) throw new Error(`the server still has ${countOpen(pid)} open`)
    await sleep(100)
  }
}
