import { setTimeout as sleep } from 'node:timers/promises'

const pollEveryMs = 50
const sayEveryMs = 30_000

/**
 * Resolves when the server reports that it is ready: database reachable, migrations applied, demo
 * data loaded, sandbox responding. A server that cannot become ready exits on its own, or logs what it waits for.
 * @param {string} url
 * @param {{ hasStopped: () => boolean }} options
 */
export async function waitUntilReady(url, { hasStopped }) {
  let sayAt = Date.now() + sayEveryMs
  while (!hasStopped()) {
    if (await answersOk(url)) return
    if (Date.now() > sayAt) {
      console.log(`Still waiting for ${url} …`)
      sayAt = Date.now() + sayEveryMs
    }
    await sleep(pollEveryMs)
  }
}

/** @param {string} url */
export async function answersOk(url) {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(5000) })
    await response.arrayBuffer()
    return response.ok
  } catch {
    return false
  }
}
