import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ensureBuilt } from './build/ensure-built.mjs'
import { PlainError, runCommand } from './plain-error.mjs'
import { root } from './root.mjs'
import { runToEnd } from './run-to-end.mjs'
import { setup } from './setup.mjs'
import { startProgram } from './start/child-program.mjs'
import { waitUntilReady } from './start/ready.mjs'

const sandboxStopMs = 2500

/** `npm run replay -- FOLDER`: compares recorded exchanges with a sandbox started just for this. */
await runCommand(async () => {
  const [folder, ...others] = process.argv.slice(2)
  if (folder === undefined || others.length > 0) {
    throw new PlainError('Usage: npm run replay -- FOLDER')
  }
  await setup()
  await ensureBuilt()
  const data = mkdtempSync(path.join(tmpdir(), 'permille-replay-'))
  const sandbox = await startSandbox(data)
  try {
    const script = path.join(root, 'dist/server/replay.mjs')
    process.exitCode = await runToEnd([
      '--enable-source-maps',
      script,
      path.resolve(folder),
      sandbox.url,
    ])
  } finally {
    await sandbox.stop(sandboxStopMs)
    rmSync(data, { recursive: true, force: true })
  }
})

/**
 * Its state is discarded, and its webhooks reach no one.
 * @param {string} data
 */
async function startSandbox(data) {
  const port = await findFreePort()
  const url = `http://127.0.0.1:${port}`
  const env = {
    SANDBOX_PORT: String(port),
    SANDBOX_DATA_DIR: data,
    SANDBOX_DEMO: '0',
    SANDBOX_WEBHOOK_URL: 'http://127.0.0.1:1/',
    APP_URL: 'http://localhost:3000',
  }
  const logFile = path.join(data, 'sandbox.log')
  const program = startProgram({ name: 'sandbox', script: 'dist/sandbox/main.mjs', env, logFile })
  let hasEnded = false
  void program.exited.then(() => {
    hasEnded = true
  })
  await waitUntilReady(`${url}/healthz`, { hasStopped: () => hasEnded })
  return { url, stop: program.stop }
}

/** @returns {Promise<number>} */
function findFreePort() {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen({ port: 0, host: '127.0.0.1' }, () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
