import { ensureBuilt } from './build/ensure-built.mjs'
import { findChromium } from './find-chromium.mjs'
import { PlainError, runCommand } from './plain-error.mjs'
import { runToEnd } from './run-to-end.mjs'
import { setup } from './setup.mjs'
import { startTemporaryPostgres } from './temporary-postgres.mjs'

/**
 * `npm run bench`: the benchmarks, on a durable throw-away PostgreSQL; `npm run bench -- scale`: a large
 * marketplace; `npm run bench -- capacity`: what the page about capacity is computed from.
 */
await runCommand(async () => {
  const [part = '', ...rest] = process.argv.slice(2)
  if (!['', 'scale', 'capacity'].includes(part) && !part.startsWith('--')) {
    throw new PlainError(`Unknown part "${part}". Parts: scale, capacity; all ratios without one.`)
  }
  await setup()
  await ensureBuilt()
  if (part === 'scale') {
    process.exitCode = await runToEnd(['--import', 'tsx', 'bench/scale.ts', ...rest], {})
    return
  }
  const postgres = await startTemporaryPostgres({ isDurable: true })
  try {
    const file = part === 'capacity' ? 'bench/capacity.ts' : 'bench/main.ts'
    const bench = ['--import', 'tsx', file, ...process.argv.slice(2)]
    process.exitCode = await runToEnd(bench, {
      TEST_POSTGRES_URL: postgres.connectionString,
      CHROMIUM_PATH: findChromium() ?? '',
    })
  } finally {
    await postgres.discard()
  }
})
