import { randomBytes } from 'node:crypto'
import type { CreatorId, UserId } from '@permille/contract/ids'
import { createCallCounter } from '../features/connections/public.ts'
import { createProofEffects } from '../features/submissions/public.ts'
import type { Clock } from '../platform/clock.ts'
import { run } from '../platform/database/query.ts'
import { sql } from '../platform/database/sql.ts'
import { createEncryption } from '../platform/encryption.ts'
import { newId } from '../platform/ids.ts'
import { openTestDatabase } from './test-database.ts'
import { startTestSandbox } from './test-sandbox.ts'

/** A database and the sandbox's platforms behind the real clients, with a movable clock. */
export async function openPlatformWorld() {
  const test = await openTestDatabase()
  const sandbox = await startTestSandbox()
  const time = { offsetMs: 0 }
  const clock: Clock = { now: () => new Date(Date.now() + time.offsetMs) }
  const countCall = createCallCounter({
    database: test.db,
    clock,
    quotaMultiplier: 1000,
    xReadsPerDay: 10_000,
  })
  return {
    deps: {
      database: test.db,
      log: test.log,
      clock,
      platforms: sandbox.platforms,
      encryption: createEncryption({ key: randomBytes(32) }),
      countCall,
      appUrl: 'http://localhost:3000',
      proofEffects: createProofEffects({ earningsHoldHours: 72 }),
    },
    sandbox,
    connectionString: test.connectionString,
    passHours: (hours: number) => {
      time.offsetMs += hours * 3_600_000
    },
    close: async () => {
      await sandbox.close()
      await test.close()
    },
  }
}

export type PlatformWorld = Awaited<ReturnType<typeof openPlatformWorld>>

/** Inserts a creator straight into the tables; returns the actor for their calls. */
export async function addCreator(world: PlatformWorld) {
  const userId = newId<UserId>()
  const creatorId = newId<CreatorId>()
  const handle = `c${userId.replaceAll('-', '').slice(-20)}`
  await world.deps.database.transaction(async (tx) => {
    await run(
      tx,
      sql`INSERT INTO users (id, email, password, display_name)
        VALUES (${userId}, ${`${handle}@permille.test`}, '$argon2id$test', 'Ada')`,
    )
    await run(
      tx,
      sql`INSERT INTO creators (id, user_id, handle) VALUES (${creatorId}, ${userId}, ${handle})`,
    )
  })
  return { userId, creatorId, sessionHash: randomBytes(32) }
}
