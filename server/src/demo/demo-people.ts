import { randomBytes } from 'node:crypto'
import type { Platform } from '@permille/contract/enums'
import type { BrandId, CreatorId, UserId } from '@permille/contract/ids'
import { isOAuthPlatform } from '@permille/contract/platforms'
import { countries } from '@permille/contract/reference-lists'
import { addAccount } from '../features/connections/add-account.ts'
import { finishAuthorization } from '../features/connections/authorize/finish-authorization.ts'
import { startAuthorization } from '../features/connections/authorize/start-authorization.ts'
import { countryProblem } from '../features/payouts/payout-account.ts'
import { setAvatar } from '../features/profile/set-avatar.ts'
import { addHours } from '../platform/clock.ts'
import { invariant } from '../platform/errors/errors.ts'
import {
  type DemoAccount,
  type DemoCreator,
  demoAdmin,
  demoBrands,
  demoCreators,
  demoPassword,
} from './demo-cast.ts'
import type { DemoDependencies } from './demo-parts.ts'
import {
  insertAdmin,
  insertBrand,
  insertCreator,
  markAccountVerified,
  saveBrandLogo,
} from './demo-store.ts'
import { drawBrandMark } from './draw-brand-mark.ts'
import { drawPortrait } from './draw-portrait.ts'
import { uploadDrawing } from './upload-drawing.ts'

export interface DemoCreatorIds {
  readonly userId: UserId
  readonly creatorId: CreatorId
  readonly countryCode: string | null
  readonly paidSinceDaysAgo: number | null
  readonly refusedDaysAgo: number | undefined
  username(platform: Platform): string
}

export interface DemoPeople {
  readonly creators: readonly DemoCreatorIds[]
  brand(name: string): { userId: UserId; brandId: BrandId }
  creator(handle: string): DemoCreatorIds
}

const foundedDaysAgo = 90

/** Creates everyone in the demo, each with a portrait or a logo, and their accounts on the platforms. */
export async function makePeople(demo: DemoDependencies, now: Date): Promise<DemoPeople> {
  const passwordHash = await demo.passwords.hash(demoPassword, 'demo')
  const founded = { passwordHash, at: addHours(now, -24 * foundedDaysAgo) }
  const { database } = demo
  await database.transaction((tx) => insertAdmin(tx, { ...demoAdmin, ...founded }))
  const brands = new Map<string, { userId: UserId; brandId: BrandId }>()
  for (const brand of demoBrands) {
    const ids = await database.transaction((tx) => insertBrand(tx, brand, founded))
    const logoUrl = await giveAvatar(demo, ids.userId, await drawBrandMark(brand.mark))
    await database.transaction((tx) => saveBrandLogo(tx, { ...ids, logoUrl }))
    brands.set(brand.name, ids)
  }
  const creators = new Map<string, DemoCreatorIds>()
  const payable = await demo.provider.payableCountries()
  for (const born of demoCreators) {
    const creator = liveWherePaid(born, { payable, platformCountry: demo.platformCountry })
    const at = addHours(now, -24 * creator.joinedDaysAgo)
    const ids = await database.transaction((tx) => insertCreator(tx, creator, { passwordHash, at }))
    await giveAvatar(demo, ids.userId, await drawPortrait(creator.appearance))
    await connectAll(demo, { userId: ids.userId, accounts: creator.accounts, joinedAt: at })
    creators.set(creator.handle, describe(creator, ids))
  }
  return {
    creators: [...creators.values()],
    brand: (name) => required(brands.get(name), name),
    creator: (handle) => required(creators.get(handle), handle),
  }
}

/** At home if money can be sent there, otherwise in the operator's own country. */
export function liveWherePaid(
  creator: DemoCreator,
  { payable, platformCountry }: { payable: readonly string[]; platformCountry: string },
): DemoCreator {
  const isPaid = (code: string | null) => code !== null && countryProblem(code, payable) === null
  if (isPaid(creator.countryCode)) return creator
  const there = countries.find(({ code }) => code === platformCountry && isPaid(code))
  if (there === undefined) return { ...creator, countryCode: null }
  return { ...creator, country: there.name, countryCode: there.code, city: null }
}

async function giveAvatar(
  demo: DemoDependencies,
  userId: UserId,
  drawing: Buffer,
): Promise<string> {
  return await setAvatar(demo, userId, await uploadDrawing(demo, userId, drawing))
}

/** The first within minutes of joining, the others over the next days. */
async function connectAll(
  demo: DemoDependencies,
  own: { userId: UserId; accounts: readonly DemoAccount[]; joinedAt: Date },
): Promise<void> {
  for (const [place, account] of own.accounts.entries()) {
    demo.travel.at = addHours(own.joinedAt, 0.2 + place * 19)
    await connect(demo, own.userId, account)
  }
}

function describe(
  creator: DemoCreator,
  ids: { userId: UserId; creatorId: CreatorId },
): DemoCreatorIds {
  return {
    ...ids,
    countryCode: creator.countryCode,
    paidSinceDaysAgo: creator.paidSinceDaysAgo,
    refusedDaysAgo: creator.refusedDaysAgo,
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
  demo: DemoDependencies,
  userId: UserId,
  account: DemoAccount,
): Promise<void> {
  const { platform, username, followers, isUnproven = false } = account
  await demo.control.putAccount({ platform, username, followers })
  if (isOAuthPlatform(platform)) {
    const sessionHash = randomBytes(32)
    const authUrl = await startAuthorization(demo, { userId, sessionHash, platform })
    const { code, state } = await demo.control.consent(authUrl, username)
    await finishAuthorization(demo, { userId, sessionHash, platform, state, code })
    return
  }
  const added = await addAccount(demo, { userId, platform, username })
  if (isUnproven) return
  await demo.database.transaction((tx) => markAccountVerified(tx, added.id, demo.clock.now()))
}
