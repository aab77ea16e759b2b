import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Platform } from '@permille/contract/enums'
import type { CreatorId, UserId } from '@permille/contract/ids'
import { startSandbox } from '../../../sandbox/src/start-sandbox.ts'
import { createCallCounter } from '../features/connections/public.ts'
import { createProofEffects } from '../features/submissions/public.ts'
import {
  createInstagramPlatform,
  instagramEndpointsAt,
} from '../integrations/instagram/instagram-platform.ts'
import type { SocialPlatform } from '../integrations/social-platform.ts'
import { createTiktokPlatform, tiktokEndpointsAt } from '../integrations/tiktok/tiktok-platform.ts'
import { createXPlatform } from '../integrations/x/x-platform.ts'
import { createYoutubePlatform } from '../integrations/youtube/youtube-platform.ts'
import type { Clock } from '../platform/clock.ts'
import { run } from '../platform/database/query.ts'
import { sql } from '../platform/database/sql.ts'
import { createEncryption } from '../platform/encryption.ts'
import { newId } from '../platform/ids.ts'
import { openTestDatabase } from './test-database.ts'

export interface PostSetting {
  readonly platform: Platform
  readonly username: string
  readonly externalPostId: string
  readonly views: number
  readonly likes?: number
  readonly publishedAt?: string
  readonly state?: 'public' | 'private' | 'deleted'
}

/** A database and the sandbox's platforms behind the real clients, with a movable clock. */
export async function openPlatformWorld() {
  const test = await openTestDatabase()
  const folder = mkdtempSync(join(tmpdir(), 'permille-platforms-'))
  const sandbox = await startSandbox({ port: 0, folder, webhookUrl: 'http://127.0.0.1:1/' })
  const platforms = new Map(connectTo(sandbox.url).map((client) => [client.platform, client]))
  const time = { offsetMs: 0 }
  const clock: Clock = { now: () => new Date(Date.now() + time.offsetMs) }
  const countCall = createCallCounter({
    database: test.db,
    clock,
    quotaMultiplier: 1000,
    xReadsPerDay: 10_000,
  })
  const control = async (path: string, body: unknown): Promise<void> => {
    const response = await fetch(`${sandbox.url}/control/${path}`, {
      method: path === 'faults' ? 'POST' : 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  }
  return {
    deps: {
      database: test.db,
      log: test.log,
      clock,
      platforms,
      encryption: createEncryption({ key: randomBytes(32) }),
      countCall,
      appUrl: 'http://localhost:3000',
      proofEffects: createProofEffects({ earningsHoldHours: 72 }),
    },
    sandbox,
    connectionString: test.connectionString,
    setPost: (post: PostSetting) => control('posts', post),
    setAccount: (account: {
      platform: Platform
      username: string
      followers: number
      description?: string
    }) => control('accounts', account),
    setFault: (fault: object) => control('faults', fault),
    setSettings: (settings: object) => control('settings', settings),
    passHours: (hours: number) => {
      time.offsetMs += hours * 3_600_000
    },
    close: async () => {
      await sandbox.close()
      rmSync(folder, { recursive: true })
      await test.close()
    },
  }
}

/** The real clients, with the sandbox's own keys. */
function connectTo(url: string): SocialPlatform[] {
  const endpoints = { apiBase: url }
  return [
    createTiktokPlatform({
      clientKey: 'sandbox-tiktok-key',
      clientSecret: 'sandbox-tiktok-secret',
      endpoints: tiktokEndpointsAt(url),
    }),
    createInstagramPlatform({
      appId: 'sandbox-instagram-id',
      appSecret: 'sandbox-instagram-secret',
      endpoints: instagramEndpointsAt(url),
    }),
    createYoutubePlatform({ apiKey: 'sandbox-youtube-key', endpoints }),
    createXPlatform({ bearerToken: 'sandbox-x-bearer', endpoints }),
  ]
}

/** Allows access on a platform's page, as a person does; returns the query they come back with. */
export async function consent(
  authUrl: string,
  form: { username?: string; decision?: 'deny' } = {},
): Promise<{ state: string; code: string | undefined }> {
  const body = new URLSearchParams({ ...form })
  const response = await fetch(authUrl, { method: 'POST', body, redirect: 'manual' })
  const location = response.headers.get('location')
  if (location === null) throw new Error(`no redirect: ${await response.text()}`)
  const { searchParams } = new URL(location)
  return {
    state: searchParams.get('state') ?? '',
    code: searchParams.get('code') ?? undefined,
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
