import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync, gunzipSync } from 'node:zlib'
import { ensureBuilt } from './build/ensure-built.mjs'
import { freePort, startProcess, stopProcess, untilOk } from './deploy/installation.mjs'
import { PlainError, runCommand } from './plain-error.mjs'
import { root } from './root.mjs'
import { setup } from './setup.mjs'

const bytesMax = 300_000

/**
 * `npm run keep-release`: plays this release's demo and keeps its rows, and what the sandbox knows, in `releases/last.json.br`.
 * A test updates them with the migrations of every later commit.
 */
await runCommand(async () => {
  await setup()
  await ensureBuilt()
  const folder = mkdtempSync(path.join(tmpdir(), 'permille-keep-'))
  try {
    const [dataDir, backup] = [path.join(folder, 'data'), path.join(folder, 'backup')]
    const env = {
      DATA_DIR: dataDir,
      PORT: String(await freePort()),
      SANDBOX_PORT: String(await freePort()),
      ENCRYPTION_KEY: Buffer.alloc(32, 7).toString('base64'),
    }
    const product = startProcess([process.execPath, 'scripts/start.mjs'], env)
    await untilOk(product, `${product.url}/readyz`, 300_000)
    const backingUp = startProcess([process.execPath, 'scripts/run.mjs', 'backup', backup], env)
    if ((await backingUp.exited) !== 0) throw new PlainError(backingUp.said())
    await stopProcess(product)
    const kept = keep(backup, path.join(dataDir, 'sandbox/journal.jsonl'))
    const file = path.join(root, 'releases/last.json.br')
    writeFileSync(file, kept)
    console.log(`${path.relative(root, file)}: ${kept.length} bytes`)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

/**
 * @param {string} backup
 * @param {string} journal
 */
function keep(backup, journal) {
  const { database } = JSON.parse(readFileSync(path.join(backup, 'manifest.json'), 'utf8'))
  /** @type {readonly { file: string }[]} */
  const tables = database.tables
  const rows = Object.fromEntries(
    tables.map(({ file }) => [file, String(gunzipSync(readFileSync(path.join(backup, file))))]),
  )
  const text = JSON.stringify({ database, rows, sandbox: readFileSync(journal, 'utf8') })
  const kept = brotliCompressSync(text)
  if (kept.length > bytesMax) {
    throw new PlainError(`The demo takes ${kept.length} bytes, more than the ${bytesMax} to keep.`)
  }
  return kept
}
