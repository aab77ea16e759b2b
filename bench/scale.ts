import pg from 'pg'
import { formatTimes } from './src/scale/format-times.ts'
import { largeMarketplace } from './src/scale/large-marketplace.ts'
import { mixedLoad } from './src/scale/mixed-load.ts'
import { type Marketplace, startMarketplace } from './src/scale/start-marketplace.ts'
import { timeBooks } from './src/scale/time-books.ts'
import { timeCalls } from './src/scale/time-calls.ts'

/**
 * `npm run bench -- scale [posts] [calls|people|books]` measures a large marketplace, by default of a million
 * posts: each read call's time next to its time on the demo, a load of 200 simultaneous users, and how long checking
 * its books takes. The large marketplace is kept and reused.
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
    // Last, because a walk over a million posts takes long, and it includes what the 200 users wrote.
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
