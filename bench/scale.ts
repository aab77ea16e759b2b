import pg from 'pg'
import { formatTimes } from './src/scale/format-times.ts'
import { largeMarketplace } from './src/scale/large-marketplace.ts'
import { mixedLoad } from './src/scale/mixed-load.ts'
import { type Marketplace, startMarketplace } from './src/scale/start-marketplace.ts'
import { timeBooks } from './src/scale/time-books.ts'
import { timeCalls } from './src/scale/time-calls.ts'

/**
 * `npm run bench -- scale [posts] [calls|people|books]`: each read call's time on a large marketplace, by default of a million
 * posts, beside its time on the demo; how it answers 200 people at once; and how long its books are checked. The large
 * one is kept and used again.
 */
const [words = '1000000', only] = process.argv.slice(2)
const posts = Number(words)
const parts = ['calls', 'people', 'books']
if (!Number.isSafeInteger(posts) || posts < 1000 || (only !== undefined && !parts.includes(only)))
  throw new Error('scale [posts] [calls|people|books]: at least 1000 posts')

const large = await largeMarketplace(posts)
try {
  if (isAsked('calls')) await printCalls()
  if (isAsked('people')) {
    console.log('200 people at once in the large marketplace …')
    await asOwner(large, async (client) => {
      for await (const line of mixedLoad(large, client)) console.log(line)
    })
  }
  if (isAsked('books')) {
    // Last, because a walk over a million posts takes long, and what the 200 wrote is in it.
    console.log('checking the books of the large marketplace …')
    for await (const line of timeBooks(large)) console.log(line)
  }
} finally {
  await large.stop()
}

function isAsked(part: string): boolean {
  return only === undefined || only === part
}

async function printCalls(): Promise<void> {
  console.log('timing the large marketplace …')
  const times = await asOwner(large, (client) => timeCalls(large.url, client))
  console.log('timing the demo …')
  const demo = await startMarketplace({ hasDemo: true })
  try {
    console.log(formatTimes(times, await asOwner(demo, (client) => timeCalls(demo.url, client))))
  } finally {
    await demo.stop()
  }
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
