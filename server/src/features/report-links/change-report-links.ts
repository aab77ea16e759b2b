import type { ReportLinkId } from '@permille/contract/ids'
import { reportLinksMax } from '@permille/contract/report-links/report-links'
import { writeAudit } from '#features/accounts/public.ts'
import { lockPeopleFor, type PeopleRequest, type SetUp } from '#features/teams/public.ts'
import { addHours } from '#platform/clock.ts'
import type { Transaction } from '#platform/database/database.ts'
import { NotAllowed, NotFound, Rejected } from '#platform/errors/errors.ts'
import type { BrandActor } from '#platform/http/actor.ts'
import { newId } from '#platform/ids.ts'
import {
  hashReportToken,
  newReportToken,
  reportLinkNotFound,
  type ShownByLink,
  tokenContext,
} from './report-link.ts'
import type { ReportLinkDeps } from './report-link-deps.ts'
import {
  countOwnCampaigns,
  countReportLinks,
  findOwnReportLink,
  insertReportLink,
  markReportLinkRevoked,
  updateReportLink,
} from './report-link-store.ts'

interface LinkRequest {
  readonly actor: BrandActor
  readonly requestId: string
}

export interface NewLinkRequest extends LinkRequest {
  readonly shown: ShownByLink
  readonly password: string | null
  readonly expiresInDays: number
  /** Of whoever calls: hashing takes turns by it. */
  readonly address: string
}

type WriteDeps = Pick<ReportLinkDeps, 'database' | 'clock' | 'encryption' | 'passwords'>

/** The link belongs to the brand, and stays when whoever made it leaves. */
export async function createReportLink(
  { database, clock, encryption, passwords }: WriteDeps,
  request: NewLinkRequest,
): Promise<{ id: ReportLinkId }> {
  const { actor, shown, password, expiresInDays, address } = request
  requireMoneyRight(actor, shown)
  const passwordHash = password === null ? null : await passwords.hash(password, address)
  const { brandId, userId: createdBy } = actor
  const at = clock.now()
  const id = newId<ReportLinkId>()
  const token = newReportToken()
  const secret = {
    tokenHash: hashReportToken(token),
    sealedToken: encryption.seal(token, tokenContext(id)),
    passwordHash,
  }
  const expiresAt = endAfter(at, expiresInDays)
  return await database.transaction(async (tx) => {
    await lockPeopleFor(tx, actor)
    if ((await countReportLinks(tx, { brandId, at })) >= reportLinksMax)
      throw new Rejected(
        'report-links-max',
        `A brand has at most ${reportLinksMax} report links. Revoke one first.`,
      )
    await requireOwnCampaigns(tx, actor, shown)
    const link = { ...shown, ...secret, id, brandId, expiresAt, createdBy, createdAt: at }
    await insertReportLink(tx, link)
    const after = { ...shown, hasPassword: passwordHash !== null, expiresAt }
    await record(tx, request, { action: 'report-link.create', id, after })
    return { id }
  })
}

export interface EditLinkRequest extends LinkRequest {
  readonly id: ReportLinkId
  readonly shown: ShownByLink
  /** Undefined: it stays. */
  readonly password: string | null | undefined
  /** Undefined: the end stays. */
  readonly expiresInDays: number | undefined
  readonly address: string
}

/** Whoever has its address keeps it; a new password ends what the earlier one had opened. */
export async function editReportLink(
  { database, clock, passwords }: WriteDeps,
  request: EditLinkRequest,
): Promise<void> {
  const { actor, id, shown, password, expiresInDays, address } = request
  requireMoneyRight(actor, shown)
  const passwordHash =
    typeof password === 'string' ? await passwords.hash(password, address) : password
  const at = clock.now()
  const expiresAt = expiresInDays === undefined ? null : endAfter(at, expiresInDays)
  await database.transaction(async (tx) => {
    await lockPeopleFor(tx, actor)
    const before = await findOwnReportLink(tx, { id, brandId: actor.brandId, at })
    if (before === undefined) throw reportLinkNotFound()
    await requireOwnCampaigns(tx, actor, shown)
    if (passwordHash === undefined && expiresAt === null && isEqual(before, shown)) return
    await updateReportLink(tx, { ...shown, id, passwordHash, expiresAt })
    const after = {
      ...shown,
      ...(passwordHash !== undefined && { hasPassword: passwordHash !== null }),
      ...(expiresAt !== null && { expiresAt }),
    }
    await record(tx, request, { action: 'report-link.edit', id, before, after })
  })
}

export async function revokeReportLink(
  { database, clock }: Pick<ReportLinkDeps, 'database' | 'clock'>,
  request: LinkRequest & { readonly id: ReportLinkId },
): Promise<void> {
  const { actor, id } = request
  const target = { id, brandId: actor.brandId, at: clock.now() }
  await database.transaction(async (tx) => {
    await lockPeopleFor(tx, actor)
    const revoked = await markReportLinkRevoked(tx, target)
    if (revoked === undefined) throw reportLinkNotFound()
    await record(tx, request, { action: 'report-link.revoke', id, before: revoked })
  })
}

/** Under the lock of the brand's people, which its caller holds. */
export async function revokeReportLinks(
  tx: Transaction,
  links: SetUp['reportLinks'],
  request: PeopleRequest,
): Promise<void> {
  const { actor, at } = request
  for (const { id, name } of links) {
    await markReportLinkRevoked(tx, { id, brandId: actor.brandId, at })
    await record(tx, request, { action: 'report-link.revoke', id, before: { name } })
  }
}

/** Nobody shows others what they may not read themselves. */
function requireMoneyRight({ scopes }: BrandActor, { showsMoney }: ShownByLink): void {
  const scope = 'billing:read'
  if (!showsMoney || scopes.has(scope)) return
  const message = 'Your role in this brand does not show money. Ask its owner.'
  throw new NotAllowed('scope-missing', message, { details: { scope } })
}

async function requireOwnCampaigns(
  tx: Transaction,
  { brandId }: BrandActor,
  { campaignIds }: ShownByLink,
): Promise<void> {
  if (campaignIds === null) return
  const count = await countOwnCampaigns(tx, { brandId, campaignIds })
  if (count < new Set(campaignIds).size)
    throw new NotFound('campaign-not-found', 'Campaign not found')
}

function isEqual(one: ShownByLink, other: ShownByLink): boolean {
  const texts = [one, other].map(({ name, campaignIds, showsMoney, showsCreators, since }) =>
    JSON.stringify([name, campaignIds, showsMoney, showsCreators, since]),
  )
  return texts[0] === texts[1]
}

function endAfter(at: Date, days: number): Date {
  return addHours(at, days * 24)
}

async function record(
  tx: Transaction,
  { actor, requestId }: LinkRequest,
  {
    id,
    ...change
  }: {
    readonly id: ReportLinkId
    readonly action: 'report-link.create' | 'report-link.edit' | 'report-link.revoke'
    readonly before?: object
    readonly after?: object
  },
): Promise<void> {
  await writeAudit(tx, { ...change, actor, objectType: 'report_link', objectId: id, requestId })
}
