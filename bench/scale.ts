import pg from 'pg'
import { formatTimes } from './src/scale/format-times.ts'
import { largeMarketplace } from './src/scale/large-marketplace.ts'
import { startMarketplace } from './src/scale/start-marketplace.ts'
import { timeBooks } from './src/scale/time-books.ts'
import { type CallTime, timeCalls } from './src/scale/time-calls.ts'

/**
 * `npm run bench -- scale [posts]`: each read call's time on a large marketplace, by default of a million posts,
 * beside its time on the demo, and how long its books are checked. The large one is kept and used again.
 */
const [words = '1000000'] = process.argv.slice(2)
const posts = Number(words)
if (!Number.isSafeInteger(posts) || posts < 1000) throw new Error('scale [posts]: at least 1000')

const large = await largeMarketplace(posts)
try {
  console.log('checking the books of the large marketplace …')
  console.log(await timeBooks(large.connectionString))
  console.log('timing the large marketplace …')
  const times = await timeAt(large)
  console.log('timing the demo …')
  const demo = await startMarketplace({ hasDemo: true })
  try {
    console.log(formatTimes(times, await timeAt(demo)))
  } finally {
    await demo.stop()
  }
} finally {
  await large.stop()
}

async function timeAt(place: { url: string; connectionString: string }): Promise<CallTime[]> {
  const client = new pg.Client({ connectionString: place.connectionString })
  await client.connect()
  try {
    return await timeCalls(place.url, client)
  } finally {
    await client.end()
  }
}
