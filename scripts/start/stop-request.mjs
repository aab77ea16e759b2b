// npm passes on a signal that a terminal has already delivered; what comes this soon is the same.
const sameRequestMs = 1000
const parentCheckMs = 1000

/**
 * Calls `stop` at the first request to stop, and `kill` at a later one from somebody impatient.
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
 * When npm itself is killed, nobody is left to pass a signal on.
 * @param {() => void} request
 */
function watchParent(request) {
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    request()
  }, parentCheckMs)
  timer.unref()
}
