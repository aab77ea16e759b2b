import { readConfig } from './config.ts'
import { type Sandbox, startSandbox } from './start-sandbox.ts'

/** After this long a shutdown no longer waits for open connections. */
const shutdownMs = 2500

/** Above all a disk that takes no more writes: an answer after it would be a promise not kept. */
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

/** Signals may come twice: from the terminal and from whoever started us. */
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
