import { availableParallelism } from 'node:os'
import { PlainError, runCommand } from './plain-error.mjs'
import { runToEnd } from './run-to-end.mjs'
import { setup } from './setup.mjs'

const usage = `Usage: npm run orders, or one of
  npm run orders -- 1/8                a part of everything
  npm run orders -- 200 1/2            drawn pairs, or a part of them
  npm run orders -- twoReasons         one of the lists
  npm run orders -- pending:P9,P3,P6   a named sequence`

/**
 * `npm run orders`: plays every pair of acts that touch the money of one campaign, in every kind of state; with as
 * many processes as there are processors, each with a database of its own.
 */
await runCommand(async () => {
  const words = process.argv.slice(2)
  const what = words.find((word) => /^(all|[1-9]\d*|[a-zA-Z]+|[a-zA-Z]+:[\w.,]+)$/.test(word))
  const part = words.find((word) => /^[1-9]\d*\/[1-9]\d*$/.test(word))
  if (words.some((word) => word !== what && word !== part)) throw new PlainError(usage)
  await setup()
  const codes = await Promise.all(split(part ?? '1/1', what).map((one) => play(one, what ?? 'all')))
  process.exitCode = Math.max(...codes)
})

/**
 * As many parts as there are processors; a named sequence is not worth more than one.
 * @param {string} part
 * @param {string | undefined} what
 */
function split(part, what) {
  const [number = 1, of = 1] = part.split('/').map(Number)
  const count = what?.includes(':') === true ? 1 : availableParallelism()
  return Array.from({ length: count }, (_, at) => `${number + at * of}/${of * count}`)
}

/**
 * @param {string} part
 * @param {string} what
 */
function play(part, what) {
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', '--retry', '0']
  const env = { ORDERS: what, ORDERS_PART: part }
  return runToEnd([...vitest, 'server/src/faults/orders.test.ts'], env)
}
