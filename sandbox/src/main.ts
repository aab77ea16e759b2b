import { readConfig } from './config.ts'
import { startSandbox } from './start-sandbox.ts'

/** After this long a shutdown no longer waits for open connections. */
const shutdownMs = 2500

try {
  const sandbox = await startSandbox(readConfig())
  console.log(`Sandbox ready at ${sandbox.url}`)
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      setTimeout(() => process.exit(0), shutdownMs).unref()
      void sandbox.close().then(() => process.exit(0))
    })
  }
} catch (error) {
  console.error(`The sandbox cannot start: ${error instanceof Error ? error.message : error}`)
  process.exit(1)
}
