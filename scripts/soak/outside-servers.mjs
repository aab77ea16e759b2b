import { once } from 'node:events'
import { createServer as createHttpServer } from 'node:http'
import { createServer } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { freePort } from '../deploy/installation.mjs'

/** @typedef {'up' | 'down' | 'silent'} State `silent`: it takes connections and says nothing */

/** A bucket that keeps what it is given, and asks for no signature. */
export async function openBucket() {
  const port = await freePort()
  /** @type {Map<string, Buffer>} */
  const objects = new Map()
  const bucket = createHttpServer((request, response) => void answer(objects, request, response))
  const become = standAt(port, (socket) => bucket.emit('connection', socket))
  await become('up')
  return { url: `http://127.0.0.1:${port}`, become }
}

/**
 * @param {Map<string, Buffer>} objects
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
async function answer(objects, request, response) {
  const key = new URL(request.url ?? '', 'http://bucket').pathname
  const bytes = await buffer(request)
  if (request.method === 'PUT') objects.set(key, bytes)
  if (request.method === 'DELETE') objects.delete(key)
  const object = objects.get(key)
  if (request.method === 'DELETE') response.writeHead(204).end()
  else if (object === undefined)
    response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>')
  else if (request.method === 'PUT') response.writeHead(200, { etag: '"1"' }).end()
  else response.writeHead(200, { 'content-length': object.length }).end(object)
}

/** A mail server that takes every letter. */
export async function openPostOffice() {
  const port = await freePort()
  /** @type {string[]} */
  const letters = []
  const become = standAt(port, (socket) => takeLetters(socket, letters))
  await become('up')
  return { url: `smtp://127.0.0.1:${port}`, letters, become }
}

/** @param {import('node:net').Socket} socket @param {string[]} letters */
function takeLetters(socket, letters) {
  let [unread, isLetter] = ['', false]
  socket.write('220 soak\r\n')
  socket.on('data', (bytes) => {
    unread += bytes
    for (;;) {
      const end = isLetter ? '\r\n.\r\n' : '\r\n'
      const at = unread.indexOf(end)
      if (at < 0) return
      const said = unread.slice(0, at)
      unread = unread.slice(at + end.length)
      if (isLetter) letters.push(said)
      isLetter = !isLetter && /^data/i.test(said)
      socket.write(isLetter ? '354 go on\r\n' : '250 fine\r\n')
    }
  })
}

/**
 * @param {number} port
 * @param {(socket: import('node:net').Socket) => void} serve
 * @returns {(state: State) => Promise<void>}
 */
function standAt(port, serve) {
  /** @type {State} */
  let current = 'down'
  /** @type {Set<import('node:net').Socket>} */
  const sockets = new Set()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.on('close', () => sockets.delete(socket))
    if (current === 'up') serve(socket)
  })
  return async (state) => {
    current = state
    for (const socket of sockets) socket.destroy()
    if (state === 'down' && server.listening) await new Promise((resolve) => server.close(resolve))
    if (state !== 'down' && !server.listening)
      await once(server.listen(port, '127.0.0.1'), 'listening')
  }
}
