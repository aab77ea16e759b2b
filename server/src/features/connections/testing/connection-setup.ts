import { randomBytes } from 'node:crypto'
import { createProofEffects } from '#features/submissions/public.ts'
import type { Clock } from '#platform/clock.ts'
import { createEncryption } from '#platform/encryption.ts'
import { openTestDatabase } from '#testing/test-database.ts'
import { startTestSandbox } from '#testing/test-sandbox.ts'
import { makeNewCreator } from '#testing/test-users.ts'
import { createCallCounter } from '../public.ts'

/** A database and the sandbox's platforms behind the real clients, with a movable clock. */
export async function setUpConnections() {
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

export type ConnectionSetup = Awaited<ReturnType<typeof setUpConnections>>

/** A creator who has connected nothing yet, in a session of their own. */
export async function addCreator({ deps }: ConnectionSetup) {
  return { ...(await makeNewCreator(deps.database)), sessionHash: randomBytes(32) }
}
