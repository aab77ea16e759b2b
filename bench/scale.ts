import pg from 'pg'
import { withForeignShare } from './src/cpu-share.ts'
import { formatTimes } from './src/scale/format-times.ts'
import { largeMarketplace, workingMarketplace } from './src/scale/large-marketplace.ts'
import { measureBackground } from './src/scale/measure-background.ts'
import { measureSize } from './src/scale/measure-size.ts'
import { mixedLoad } from './src/scale/mixed-load.ts'
import { type Marketplace, startMarketplace } from './src/scale/start-marketplace.ts'
import { timeBooks } from './src/scale/time-books.ts'
import { timeCalls } from './src/scale/time-calls.ts'
import { timeFiles } from './src/scale/time-files.ts'

/**
 * `npm run bench -- scale [posts] [calls|files|size|people|books|background]` measures a large marketplace, by default of a
 * million posts: each read call's time and CPU time next to those on the demo, the files of its lists, bytes a post, a load of 200 simultaneous
 * users, how long checking its books takes, and its background work. The large marketplace is kept and reused.
 */
const [words = '1000000', only] = process.argv.slice(2)
const posts = Number(words)
/** On one page with everything else; `calls` alone prints all. */
const linesOfPage = 20
const parts = ['calls', 'files', 'size', 'people', 'books', 'background']
if (!Number.isSafeInteger(posts) || posts < 1000 || (only !== undefined && !parts.includes(only)))
  throw new Error(`scale [posts] [${parts.join('|')}]: at least 1000 posts`)

const { foreignShare } = await withForeignShare(measureParts)
const foreignPercent = Math.round(foreignShare * 100)
console.log(
  `Others used ${foreignPercent} % of this machine's processors; above 10, only CPU times and bytes say much.`,
)

async function measureParts(): Promise<void> {
  const large = await largeMarketplace(posts)
  try {
    if (isAsked('calls')) await printCalls(large)
    if (isAsked('files')) await print(large, (client) => timeFiles(large, client))
    if (isAsked('size')) await print(large, measureSize)
    if (isAsked('people')) {
      console.log('200 people at once in the large marketplace …')
      await print(large, (client) => mixedLoad(large, client))
    }
    if (isAsked('books')) {
      // Last, because a walk over a million posts takes long, and it includes what the 200 users wrote.
      console.log('checking the books of the large marketplace …')
      for await (const line of timeBooks(large)) console.log(line)
    }
  } finally {
    await large.stop()
  }
  if (isAsked('background')) await printBackground()
}

async function printBackground(): Promise<void> {
  console.log('measuring background work in the large marketplace …')
  const working = await workingMarketplace(posts)
  try {
    for await (const line of measureBackground(working)) console.log(line)
  } finally {
    await working.stop()
  }
}

function isAsked(part: string): boolean {
  return only === undefined || only === part
}

async function printCalls(large: Marketplace): Promise<void> {
  console.log('timing the large marketplace …')
  const times = await asOwner(large, (client) => timeCalls(large, client))
  console.log('timing the demo …')
  const demo = await startMarketplace({ hasDemo: true, role: 'all' })
  try {
    const demoTimes = await asOwner(demo, (client) => timeCalls(demo, client))
    const linesMax = only === 'calls' ? times.length : linesOfPage
    console.log(formatTimes(times, { demo: demoTimes, linesMax }))
  } finally {
    await demo.stop()
  }
}

async function print(
  marketplace: Marketplace,
  measure: (client: pg.Client) => AsyncIterable<string>,
): Promise<void> {
  await asOwner(marketplace, async (client) => {
    for await (const line of measure(client)) console.log(line)
  })
}

async function asOwner<Result>(
  { connectionString }: Marketplace,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
