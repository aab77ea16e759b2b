import type { UserRole } from '@permille/contract/enums'
import type { BrandId, CreatorId, SocialAccountId, UserId } from '@permille/contract/ids'
import type { Database, Transaction } from '../platform/database/database.ts'
import { exactlyOne, firstRow, run } from '../platform/database/query.ts'
import { sql } from '../platform/database/sql.ts'
import { newId } from '../platform/ids.ts'
import type { DemoBrand, DemoCreator } from './demo-cast.ts'

/** When the story was played to its end; undefined if it was not. */
export async function findDemoLoadedAt(db: Database): Promise<Date | undefined> {
  const row = await firstRow(
    db,
    sql<{ at: Date }>`SELECT at FROM installation WHERE fact = 'demo-loaded'`,
  )
  return row?.at
}

/** Throws if it was begun before: half of a story can be neither continued nor told again. */
export async function markDemoBegun(tx: Transaction): Promise<void> {
  const begun = await run(
    tx,
    sql`INSERT INTO installation (fact, value) VALUES ('demo-begun', 'yes') ON CONFLICT DO NOTHING`,
  )
  if (begun === 1) return
  throw new Error(
    'The demo was interrupted while it was made: start with an empty database and an empty DATA_DIR',
  )
}

export async function markDemoLoaded(tx: Transaction): Promise<void> {
  await run(tx, sql`INSERT INTO installation (fact, value) VALUES ('demo-loaded', 'yes')`)
}

interface DemoPerson {
  readonly email: string
  readonly displayName: string
  readonly passwordHash: string
  readonly at: Date
}

async function insertPerson(tx: Transaction, role: UserRole, person: DemoPerson): Promise<UserId> {
  const id = newId<UserId>()
  await run(
    tx,
    sql`INSERT INTO users (id, role, email, password, display_name, created_at)
      VALUES (${id}, ${role}, ${person.email}, ${person.passwordHash}, ${person.displayName},
        ${person.at})`,
  )
  return id
}

export async function insertAdmin(tx: Transaction, person: DemoPerson): Promise<void> {
  await insertPerson(tx, 'admin', person)
}

export async function insertBrand(
  tx: Transaction,
  brand: DemoBrand,
  person: Pick<DemoPerson, 'passwordHash' | 'at'>,
): Promise<{ userId: UserId; brandId: BrandId }> {
  const userId = await insertPerson(tx, 'brand', { ...brand, ...person })
  const brandId = newId<BrandId>()
  await run(
    tx,
    sql`INSERT INTO brands (id, owner_user_id, name, created_at)
      VALUES (${brandId}, ${userId}, ${brand.name}, ${person.at})`,
  )
  return { userId, brandId }
}

export async function saveBrandLogo(
  tx: Transaction,
  { brandId, logoUrl }: { brandId: BrandId; logoUrl: string },
): Promise<void> {
  await run(tx, sql`UPDATE brands SET logo_url = ${logoUrl} WHERE id = ${brandId}`)
}

export async function insertCreator(
  tx: Transaction,
  creator: DemoCreator,
  person: Pick<DemoPerson, 'passwordHash' | 'at'>,
): Promise<{ userId: UserId; creatorId: CreatorId }> {
  const userId = await insertPerson(tx, 'creator', { ...creator, ...person })
  const creatorId = newId<CreatorId>()
  await run(
    tx,
    sql`INSERT INTO creators (id, user_id, handle, bio, country, city, timezone, languages,
        content_categories, created_at)
      VALUES (${creatorId}, ${userId}, ${creator.handle}, ${creator.bio}, ${creator.country},
        ${creator.city}, ${creator.timezone}, ${creator.languages}, ${creator.contentCategories},
        ${person.at})`,
  )
  return { userId, creatorId }
}

export async function findAccountId(
  db: Database,
  account: { userId: UserId; platform: string },
): Promise<SocialAccountId> {
  const row = await exactlyOne(
    db,
    sql<{ id: SocialAccountId }>`SELECT id FROM social_accounts
      WHERE user_id = ${account.userId} AND platform = ${account.platform}::platform`,
  )
  return row.id
}

export async function markAccountVerified(
  tx: Transaction,
  id: SocialAccountId,
  at: Date,
): Promise<void> {
  await run(
    tx,
    sql`UPDATE social_accounts SET verified_at = ${at}, ownership_code = NULL WHERE id = ${id}`,
  )
}

/** Keeps the demo's pending posts reviewable: deadlines move on, those of older posts come first. */
export async function renewPending(tx: Transaction, at: Date): Promise<void> {
  await run(
    tx,
    sql`UPDATE submissions SET auto_approves_at = ${at}::timestamptz + interval '46 hours'
        - least((${at}::timestamptz - submitted_at) / 4, interval '20 hours')
      WHERE status = 'pending' AND auto_approves_at < ${at}::timestamptz + interval '20 hours'
        AND submitted_at <= (SELECT at FROM installation WHERE fact = 'demo-loaded')
        AND campaign_id IN (SELECT id FROM campaigns WHERE completed_at IS NULL)`,
  )
}
