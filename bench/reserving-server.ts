import { createServer, type ServerResponse } from 'node:http'
import type { CreatorId, UserId } from '../contract/src/ids.ts'
import { requestPayout } from '../server/src/features/payouts/request-payout.ts'
import { connectDatabase } from '../server/src/platform/database/database.ts'
import { createLog } from '../server/src/platform/log.ts'

/** The product's payout request up to the commit that reserves the money, over plain HTTP. */
const db = connectDatabase({
  connectionString: process.env.DATABASE_URL ?? '',
  connectionsMax: 12,
  statementTimeoutMs: 20_000,
  log: createLog('silent'),
})

async function reserve(
  creatorId: CreatorId,
  userId: UserId,
  response: ServerResponse,
): Promise<void> {
  const id = await db.transaction((tx) => requestPayout(tx, { creatorId, userId }, new Date()))
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ id }))
}

createServer((request, response) => {
  if (request.url !== '/payout') return void response.writeHead(200).end()
  const { 'x-creator': creatorId, 'x-user': userId } = request.headers
  reserve(String(creatorId) as CreatorId, String(userId) as UserId, response).catch(
    (error: Error) => {
      console.error(error)
      response.writeHead(500).end()
    },
  )
}).listen(Number(process.env.PORT), '127.0.0.1')
