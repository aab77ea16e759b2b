import { PlainError, runCommand } from './plain-error.mjs'
import { runToEnd } from './run-to-end.mjs'
import { setup } from './setup.mjs'

/**
 * `npm run orders`: plays every pair of acts that touch the money of one campaign, in every kind of state.
 * `-- 200` plays so many drawn ones, `-- pending:P9,P3,P6` a named sequence.
 */
await runCommand(async () => {
  const [what = 'all', ...others] = process.argv.slice(2)
  if (!/^(all|[1-9]\d*|[a-zA-Z]+|[a-zA-Z]+:[\w.,]+)$/.test(what) || others.length > 0) {
    throw new PlainError(
      'Usage: npm run orders, npm run orders -- 200, or npm run orders -- pending:P9,P3,P6',
    )
  }
  await setup()
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', '--retry', '0']
  process.exitCode = await runToEnd([...vitest, 'server/src/faults/orders.test.ts'], {
    ORDERS: what,
  })
})
