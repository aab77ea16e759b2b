import { randomBytes } from 'node:crypto'
import type { Platform } from '@permille/contract/enums'
import { addAccount } from '../features/connections/add-account.ts'
import { finishAuthorization } from '../features/connections/finish-authorization.ts'
import { startAuthorization } from '../features/connections/start-authorization.ts'
import { addHours } from '../platform/clock.ts'
import { invariant } from '../platform/errors/errors.ts'
import { type DemoCreator, demoAdmin, demoBrands, demoCreators, demoPassword } from './demo-cast.ts'
import type { DemoStage } from './demo-stage.ts'
import { insertAdmin, insertBrand, insertCreator, markAccountVerified } from './demo-store.ts'

export interface DemoCreatorIds {
  readonly userId: string
  readonly creatorId: string
  readonly paidSinceDaysAgo: number | null
  username(platform: Platform): string
}

export interface DemoPeople {
  readonly creators: readonly DemoCreatorIds[]
  brand(name: string): { userId: string; brandId: string }
  creator(handle: string): DemoCreatorIds
}

const joinedDaysAgo = 80

/** Everybody in the demo, with their accounts on the platforms connected. */
export async function makePeople(stage: DemoStage, now: Date): Promise<DemoPeople> {
  const passwordHash = await stage.passwords.hash(demoPassword)
  const person = { passwordHash, at: addHours(now, -24 * joinedDaysAgo) }
  const { database } = stage
  await database.transaction((tx) => insertAdmin(tx, { ...demoAdmin, ...person }))
  const brands = new Map<string, { userId: string; brandId: string }>()
  for (const brand of demoBrands) {
    brands.set(brand.name, await database.transaction((tx) => insertBrand(tx, brand, person)))
  }
  const creators = new Map<string, DemoCreatorIds>()
  for (const creator of demoCreators) {
    const ids = await database.transaction((tx) => insertCreator(tx, creator, person))
    for (const account of creator.accounts) await connect(stage, ids.userId, account)
    creators.set(creator.handle, describe(creator, ids))
  }
  return {
    creators: [...creators.values()],
    brand: (name) => required(brands.get(name), name),
    creator: (handle) => required(creators.get(handle), handle),
  }
}

function describe(
  creator: DemoCreator,
  ids: { userId: string; creatorId: string },
): DemoCreatorIds {
  return {
    ...ids,
    paidSinceDaysAgo: creator.paidSinceDaysAgo,
    username: (platform) =>
      required(
        creator.accounts.find((account) => account.platform === platform),
        platform,
      ).username,
  }
}

function required<Thing>(thing: Thing | undefined, name: string): Thing {
  invariant(thing !== undefined, `the demo knows no ${name}`)
  return thing
}

async function connect(
  stage: DemoStage,
  userId: string,
  account: DemoCreator['accounts'][number],
): Promise<void> {
  const { platform, username } = account
  await stage.control.putAccount(account)
  // OAuth states and tokens live by the real clock, which the sandbox keeps too.
  const deps = { ...stage, clock: stage.accessTokens.clock }
  if (platform === 'tiktok' || platform === 'instagram') {
    const sessionHash = randomBytes(32)
    const authUrl = await startAuthorization(deps, { userId, sessionHash, platform })
    const { code, state } = await stage.control.consent(authUrl, username)
    await finishAuthorization(deps, { userId, sessionHash, platform, state, code })
    return
  }
  const added = await addAccount(deps, { userId, platform, username })
  await stage.database.transaction((tx) => markAccountVerified(tx, added.id, stage.clock.now()))
}
