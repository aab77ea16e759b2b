import { readConfig } from './config.ts'
import { type Sandbox, startSandbox } from './start-sandbox.ts'

/** After this long, a shutdown stops waiting for open connections. */
const shutdownMs = 2500

/** Usually the disk refuses writes, so no further response could keep its promise. */
process.once('unhandledRejection', (error) => {
  console.error(`The sandbox stops: ${sentenceOf(error)}`)
  process.exit(1)
})

try {
  const sandbox = await startSandbox(readConfig())
  stopOnSignals(sandbox)
  console.log(`Sandbox ready at ${sandbox.url}`)
} catch (error) {
  console.error(`The sandbox cannot start: ${sentenceOf(error)}`)
  process.exit(1)
}

/** Signals may arrive twice: from the terminal and from the parent process. */
function stopOnSignals(sandbox: Sandbox): void {
  let isStopping = false
  const stop = () => {
    if (isStopping) return
    isStopping = true
    setTimeout(() => process.exit(0), shutdownMs).unref()
    void sandbox.close().then(() => process.exit(0))
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

function sentenceOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
