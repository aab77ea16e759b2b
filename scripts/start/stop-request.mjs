import { commandLineOf, parentOf } from '../process-identity.mjs'

// npm passes on a signal that a terminal has already delivered; a second one this soon is the same.
const sameRequestMs = 1000
const parentCheckMs = 1000

/**
 * Calls `stop` at the first request to stop, and `kill` at a later, impatient one.
 * @param {{ stop: () => void, kill: () => void }} actions
 */
export function onStopRequest({ stop, kill }) {
  /** @type {number | undefined} */
  let askedAt
  const request = () => {
    if (askedAt === undefined) {
      askedAt = Date.now()
      console.log('\nStopping …')
      stop()
    } else if (Date.now() - askedAt > sameRequestMs) {
      kill()
    }
  }
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, request)
  if (process.env.npm_lifecycle_event !== undefined) watchParent(request)
}

/**
 * When npm itself is killed, no one is left to pass a signal on.
 * @param {() => void} request
 */
function watchParent(request) {
  const callers = callersNow()
  const timer = setInterval(() => {
    if (callersNow() === callers) return
    clearInterval(timer)
    request()
  }, parentCheckMs)
  timer.unref()
}

/** Our parent, and npm behind it if npm's shell is between. */
function callersNow() {
  const parent = process.ppid
  const isShellOfNpm = commandLineOf(parent).includes('start.mjs')
  return isShellOfNpm ? `${parent} ${parentOf(parent)}` : String(parent)
}
