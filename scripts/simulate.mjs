import { PlainError, runCommand } from './plain-error.mjs'
import { runToEnd } from './run-to-end.mjs'
import { setup } from './setup.mjs'

/** `npm run simulate -- 2000`: plays this many months of a marketplace whose payment provider keeps failing. */
await runCommand(async () => {
  const [count = '2000', ...others] = process.argv.slice(2)
  if (!/^[1-9]\d*$/.test(count) || others.length > 0) {
    throw new PlainError('Usage: npm run simulate -- 2000')
  }
  await setup()
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', '--retry', '0']
  process.exitCode = await runToEnd([...vitest, 'server/src/faults/months.test.ts'], {
    MONTHS: count,
    FAULT_SEED: process.env.FAULT_SEED ?? String(Date.now() % 1_000_000),
  })
})
