import type { KycStatus, UserRole } from '@permille/contract/enums'
import type { BrandId, CreatorId, UserId } from '@permille/contract/ids'
import type { Database } from '#platform/database/database.ts'
import { NotFound } from '#platform/errors/errors.ts'
import { cutPage, type Page, pageRequest } from '#platform/http/calls/list-page.ts'
import { readBillingTotals } from '../billing/public.ts'
import { listDebts } from '../earnings/public.ts'
import { listPayoutHolds } from '../payouts/public.ts'
import {
  countCampaigns,
  findUser,
  listActionsOn,
  listBrandDebts,
  listConnectedAccounts,
  listSignIns,
  readCreatorMoney,
  type UserDetailRow,
} from './user-detail-store.ts'
import { listUserRows, type UserRow } from './user-list-store.ts'

export interface UserQuery {
  readonly search?: string | undefined
  readonly role?: UserRole | undefined
  readonly kyc?: KycStatus | undefined
  readonly status?: 'active' | 'suspended' | undefined
  readonly reverse?: '1' | undefined
  readonly limit: number
  readonly cursor?: string | undefined
}

/** All users, newest first unless reversed, whatever their role. */
export async function listUsers(db: Database, query: UserQuery): Promise<Page<ShownUser>> {
  const rows = await listUserRows(db, {
    search: query.search,
    role: query.role,
    kyc: query.kyc,
    isSuspended: query.status && query.status === 'suspended',
    reverse: query.reverse,
    ...pageRequest(query),
  })
  const page = cutPage(rows, query.limit)
  return { ...page, items: page.items.map(shownUser) }
}

const debtsMax = 20

/** One user with their money, their accounts, and what others did to the account. */
export async function readUser(db: Database, request: { userId: UserId; now: Date }) {
  const row = await findUser(db, request)
  if (row === undefined) throw new NotFound('user-not-found', 'User not found')
  const { creatorId, brandIds, sessionCount, isEmailProven, hasSecondFactor } = row
  const [creator, brand, actions, signIns] = await Promise.all([
    creatorId === null ? null : readCreatorSide(db, { creatorId, userId: row.id }),
    readBrandSide(db, brandIds, request.now),
    listActionsOn(db, row.id),
    listSignIns(db, row.id),
  ])
  const account = { sessionCount, isEmailProven, hasSecondFactor }
  return {
    ...shownUser(row),
    ...account,
    creator,
    brand,
    ownBrands: ownBrandsOf(row),
    actions,
    signIns,
  }
}

function ownBrandsOf({ role, brandsMax: max, brandIds, brandNames }: UserDetailRow) {
  if (role !== 'brand') return null
  return { max, list: brandIds.map((id, place) => ({ id, name: brandNames[place] ?? '' })) }
}

async function readCreatorSide(
  db: Database,
  { creatorId, userId }: { creatorId: CreatorId; userId: UserId },
) {
  const [money, payoutHolds, accounts, debts] = await Promise.all([
    readCreatorMoney(db, creatorId),
    listPayoutHolds(db, creatorId),
    listConnectedAccounts(db, userId),
    listDebts(db, { creatorId, limit: debtsMax }),
  ])
  const { reviewHoldAt: at, reviewHoldReason: reason } = money
  const payoutHold = at === null || reason === null ? null : { at, reason }
  return { ...money, payoutHold, payoutHolds, accounts, debts }
}

/** The money of all brands of an owner, each as on its own Billing page. */
async function readBrandSide(db: Database, brandIds: readonly BrandId[], now: Date) {
  const [id] = brandIds
  if (id === undefined) return null
  const [totals, debts, campaignCount] = await Promise.all([
    Promise.all(brandIds.map((brandId) => readBillingTotals(db, brandId, now))),
    listBrandDebts(db, { brandIds, limit: debtsMax }),
    countCampaigns(db, brandIds),
  ])
  return { ...totals.reduce(addUp), id, debts, campaignCount }
}

type Totals = Awaited<ReturnType<typeof readBillingTotals>>

function addUp(one: Totals, other: Totals): Totals {
  const sums = Object.entries(one).map(([name, cents]) => [
    name,
    cents + other[name as keyof Totals],
  ])
  return Object.fromEntries(sums)
}

type ShownUser = UserRow & {
  readonly suspension: { readonly at: Date; readonly reason: string } | null
}

function shownUser(row: UserRow): ShownUser {
  const { suspendedAt: at, suspendedReason: reason } = row
  return { ...row, suspension: at === null || reason === null ? null : { at, reason } }
}
