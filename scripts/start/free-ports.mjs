import { createServer } from 'node:net'
import { PlainError, systemCode } from '../plain-error.mjs'

const loopback = new Set(['127.0.0.1', 'localhost'])

/**
 * Refuses to start on a port already in use, before anything is started.
 * @param {string} name the environment variable that chooses the port
 * @param {number} port
 * @param {string} host
 */
export async function requireFreePort(name, port, host) {
  // A browser may try localhost's IPv6 address first, and would reach another program listening
  // there.
  const hosts = loopback.has(host) ? [host, '::1'] : [host]
  for (const each of hosts) {
    const code = await tryListen(port, each)
    if (code === undefined || (each === '::1' && code !== 'EADDRINUSE')) continue
    throw new PlainError(sentenceFor(code, { name, port, host: each }))
  }
}

/**
 * @param {number} port
 * @param {string} host
 * @returns {Promise<string | undefined>} the system's name for the failure
 */
function tryListen(port, host) {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', (error) => resolve(systemCode(error) ?? error.message))
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(undefined)))
  })
}

/**
 * @param {string} code
 * @param {{ name: string, port: number, host: string }} wanted
 */
function sentenceFor(code, { name, port, host }) {
  if (code === 'EADDRINUSE') {
    return (
      `${name} ${port} is already in use on this machine.\n` +
      `Stop the program that listens there, or choose another port: ${name}=${port + 100} npm start`
    )
  }
  if (code === 'EACCES') return `${name} ${port} requires privileges that this user does not have.`
  return `Cannot listen on ${host}:${port} (${code}); check HOST and ${name}.`
}
