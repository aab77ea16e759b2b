import { isDeepStrictEqual } from 'node:util'
import type { PublicEventType } from '@permille/contract/events/event-types'
import type { WebhookId } from '@permille/contract/ids'
import { utcTime } from '@permille/contract/notifications/moments'
import {
  type WebhookFormat,
  webhooksOfInstallationMax,
  webhooksPerBrandMax,
} from '@permille/contract/webhooks/webhooks'
import { addHours } from '#platform/clock.ts'
import type { Transaction } from '#platform/database/database.ts'
import { Rejected } from '#platform/errors/errors.ts'
import { newId } from '#platform/ids.ts'
import { checkPublicUrl } from '#platform/outside/send-public.ts'
import type { PeopleRequest, SetUp } from '../teams/public.ts'
import { newSecret, secretContext, urlContext } from './endpoint-secrets.ts'
import {
  countEndpoints,
  deleteEndpoint,
  findEndpoint,
  insertEndpoint,
  type OwnEndpoint,
  replaceSecret,
  switchOff,
  switchOn,
  updateEndpoint,
} from './endpoint-store.ts'
import {
  isSending,
  lockOwn,
  lockWebhooksFor,
  type OwnRequest,
  recordAct,
  type WebhookRequest,
  webhookNotFound,
} from './own-endpoint.ts'
import { isHostOfFormat, ownerOf, shownUrl } from './webhook.ts'
import type { WebhookDeps } from './webhook-deps.ts'

/** Shown once; null for a channel. */
export interface MadeWebhook {
  readonly id: WebhookId
  readonly secret: string | null
}

export async function createWebhook(
  deps: WebhookDeps,
  request: WebhookRequest & {
    readonly name: string
    readonly url: string
    readonly format: WebhookFormat
    readonly types: readonly PublicEventType[] | null
  },
): Promise<MadeWebhook> {
  const { actor, name, url, format } = request
  await requireAddress(deps, { url, format })
  const at = deps.clock.now()
  const [id, secret, brandId] = [newId<WebhookId>(), newSecret(), ownerOf(actor)]
  const types = withoutTwins(request.types)
  await deps.database.transaction(async (tx) => {
    await lockWebhooksFor(tx, actor)
    const max = brandId === null ? webhooksOfInstallationMax : webhooksPerBrandMax
    if ((await countEndpoints(tx, brandId)) >= max)
      throw new Rejected('endpoints-max', `There can be ${max} webhooks. Delete one first.`)
    const sealedUrl = deps.encryption.seal(url, urlContext(id))
    const sealedSecret = deps.encryption.seal(secret, secretContext(id))
    const sealed = { sealedUrl, sealedSecret, shownUrl: shownUrl(url, format) }
    await insertEndpoint(tx, { id, brandId, name, format, types, ...sealed, by: actor.userId, at })
    await recordAct(tx, request, { action: 'webhook.create', id, after: { name, format, types } })
  })
  return { id, secret: format === 'standard' ? secret : null }
}

export interface WebhookEdit {
  readonly name: string
  readonly url?: string | undefined
  readonly types: readonly PublicEventType[] | null
  readonly isOn: boolean
}

export async function editWebhook(
  deps: WebhookDeps,
  request: OwnRequest & WebhookEdit,
): Promise<void> {
  const { actor, id, name, url, isOn } = request
  const seen = await findEndpoint(deps.database, { id, brandId: ownerOf(actor) })
  if (seen === undefined) throw webhookNotFound()
  const { format } = seen
  if (url !== undefined) await requireAddress(deps, { url, format })
  const types = withoutTwins(request.types)
  await deps.database.transaction(async (tx) => {
    const own = await lockOwn(tx, request)
    const hasNewAddress = url !== undefined && url !== openUrl(deps, own)
    const address = hasNewAddress
      ? {
          sealedUrl: deps.encryption.seal(url, urlContext(id)),
          shownUrl: shownUrl(url, format),
          by: actor.userId,
        }
      : null
    await updateEndpoint(tx, { id, name, types, address })
    if (isOn) await switchOn(tx, id)
    else await switchOff(tx, { id, state: 'off', at: deps.clock.now() })
    const before = { name: own.name, types: own.types, isOn: isSending(own), hasNewAddress: false }
    const after = { name, types, isOn, hasNewAddress }
    if (isDeepStrictEqual(before, after)) return
    await recordAct(tx, request, { action: 'webhook.edit', id, before, after })
  })
}

export async function deleteWebhook(
  { database }: Pick<WebhookDeps, 'database'>,
  request: OwnRequest,
): Promise<void> {
  const { id } = request
  await database.transaction(async (tx) => {
    const { name } = await lockOwn(tx, request)
    await recordAct(tx, request, { action: 'webhook.delete', id, before: { name } })
    await deleteEndpoint(tx, id)
  })
}

/** Their log stays, and someone can switch them on again. Under the lock of the brand's people, which its caller holds. */
export async function switchOffWebhooks(
  tx: Transaction,
  webhooks: SetUp['webhooks'],
  request: PeopleRequest,
): Promise<void> {
  for (const { id, name } of webhooks) {
    await switchOff(tx, { id, state: 'off', at: request.at })
    const change = { before: { name, isOn: true }, after: { name, isOn: false } }
    await recordAct(tx, request, { ...change, action: 'webhook.edit', id })
  }
}

/** Until the overlap ends requests are signed with both, so that the receiver can change over. */
export async function rotateSecret(
  deps: WebhookDeps,
  request: OwnRequest & { readonly overlapHours: number },
): Promise<MadeWebhook> {
  const { id, overlapHours } = request
  const secret = newSecret()
  const isSigned = await deps.database.transaction(async (tx) => {
    const { name, format, previousUntil: signsUntil } = await lockOwn(tx, request)
    const now = deps.clock.now()
    if (overlapHours > 0 && signsUntil !== null && signsUntil > now) throw secretRotated(signsUntil)
    const sealedSecret = deps.encryption.seal(secret, secretContext(id))
    const previousUntil = overlapHours === 0 ? null : addHours(now, overlapHours)
    await replaceSecret(tx, { id, sealedSecret, previousUntil })
    await recordAct(tx, request, { action: 'webhook.rotate', id, after: { name, overlapHours } })
    return format === 'standard'
  })
  return { id, secret: isSigned ? secret : null }
}

/** Two secrets sign at most, so a third would end the one that a receiver was promised. */
function secretRotated(until: Date): Rejected {
  return new Rejected(
    'secret-rotated',
    `The secret was already replaced, and the previous one still signs until ${utcTime(until)}. Replace it then, or without an overlap.`,
  )
}

/** Null if its key is lost: the owner can enter the address again. */
function openUrl({ encryption, log }: WebhookDeps, { id, sealedUrl }: OwnEndpoint): string | null {
  try {
    return encryption.open(sealedUrl, urlContext(id))
  } catch (error) {
    log.error({ err: error, webhookId: id }, 'a webhook address cannot be opened with these keys')
    return null
  }
}

async function requireAddress(
  { privateHosts }: Pick<WebhookDeps, 'privateHosts'>,
  { url, format }: { url: string; format: WebhookFormat },
): Promise<void> {
  if (!isHostOfFormat(url, format))
    throw new Rejected('url-host', `This is not an address of ${hostNames[format]}`)
  if ((await checkPublicUrl(url, privateHosts)) !== 'ok')
    throw new Rejected(
      'url-not-public',
      'Enter an https address that can be reached from the internet, at port 443 or one above 1023',
    )
}

const hostNames: Readonly<Record<WebhookFormat, string>> = {
  standard: 'a receiver',
  discord: 'a Discord webhook (discord.com)',
  slack: 'a Slack webhook (hooks.slack.com)',
}

function withoutTwins<Type>(types: readonly Type[] | null): readonly Type[] | null {
  return types && [...new Set(types)]
}
