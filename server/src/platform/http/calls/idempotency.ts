import { createHash } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { BrandId } from '@permille/contract/ids'
import * as z from 'zod/mini'
import type { DatabaseServer, Transaction } from '#platform/database/database.ts'
import type { Once } from '#platform/database/once.ts'
import type { WorkerLock } from '#platform/database/worker-lock.ts'
import { invariant, Rejected } from '#platform/errors/errors.ts'
import { newId } from '#platform/ids.ts'
import type { Log } from '#platform/log.ts'
import {
  type Claim,
  claimKey,
  giveBackKey,
  type IdempotentRequest,
  keepOutcome,
  type Outcome,
  readStoredResponse,
  type StoredResponse,
  storeResponse,
} from './idempotency-store.ts'

export interface TextResponse {
  readonly status: number
  readonly body: string
  /** The body's bytes, if they are kept. */
  readonly bytes?: Buffer
  /** The first call's response, not this one's. */
  readonly isReplayed?: true
}

interface Deps {
  readonly database: DatabaseServer
  readonly presence: WorkerLock
  readonly log: Log
}

const waitSeconds = 35
const pollMs = 100
/** A claim whose answer was lost may be committed this late: no statement takes longer. */
const lateSeconds = 60

/**
 * The claims of this process that are tried, worked under or not noted yet. One in its name that is read in the
 * database and is not here lost the answer to its commit: nobody works under it, nor ever will.
 */
const ownClaims = new Set<string>()

/**
 * Does the work for the first request with a key; all others get that first response. If the first
 * process has died, the next one continues at once from what it had committed.
 */
export async function respondOnce(
  deps: Deps,
  request: IdempotentRequest,
  work: (once: Once) => Promise<TextResponse>,
): Promise<TextResponse> {
  const { database, presence } = deps
  const claim = { ...request, id: newId(), holder: presence.name }
  ownClaims.add(claim.id)
  try {
    const claimed = await claimInTime(deps, claim)
    if ('response' in claimed) {
      ownClaims.delete(claim.id)
      return claimed.response
    }
    return await settle(deps, claim, await work(onceUnder(database, claim, claimed.outcome)))
  } catch (error) {
    ownClaims.delete(claim.id)
    if (!(error instanceof Rejected)) void giveBackLost(database, claim)
    throw error
  }
}

/** Waits for the right to do the work, or for the first request's response. */
async function claimInTime(
  { database, presence }: Deps,
  claim: Claim,
): Promise<{ outcome: Outcome | null } | { response: TextResponse }> {
  const endsAt = performance.now() + waitSeconds * 1000
  let orphan: string | null = null
  do {
    await presence.held()
    const claimed = await claimKey(database, claim, orphan)
    if (claimed !== undefined) return claimed
    const stored = await readStoredResponse(database, claim)
    const response = readFirst(claim, stored)
    if (response !== undefined) return { response }
    orphan = orphanOf(claim, stored)
    if (orphan === null) await delay(pollMs)
  } while (performance.now() < endsAt)
  throw stillRunning()
}

/** A claim is here before it is sent, and until its end is noted. */
function orphanOf({ holder }: Claim, stored: StoredResponse | undefined): string | null {
  if (stored === undefined || stored.holder !== holder || stored.claim === null) return null
  return ownClaims.has(stored.claim) ? null : stored.claim
}

/** For the other processes, which wait as long as this one lives. */
async function giveBackLost(database: DatabaseServer, claim: Claim): Promise<void> {
  const giveBack = () => giveBackKey(database, claim)
  await noteLater(giveBack)
  await delay(lateSeconds * 1000, undefined, { ref: false })
  await noteLater(giveBack)
}

/** The outcome is part of the effect's commit: both exist, or neither. */
function onceUnder(database: DatabaseServer, claim: Claim, earlier: Outcome | null): Once {
  return async (effect, kept) => {
    type Result = Parameters<typeof kept>[0]
    if (earlier !== null) return earlier.kept as ReturnType<typeof kept>
    let transactionCount = 0
    const transaction = <T>(work: (tx: Transaction) => Promise<T>): Promise<T> => {
      transactionCount += 1
      invariant(transactionCount === 1, 'a call with a key has more than one effect')
      return database.transaction(async (tx) => {
        const result = await work(tx)
        const outcome = { kept: kept(result as Result) }
        if (!(await keepOutcome(tx, claim, outcome))) throw stillRunning()
        return result
      })
    }
    return kept(await effect({ ...database, transaction }))
  }
}

function stillRunning(): Rejected {
  return new Rejected('still-running', 'The first request with this key is still running')
}

/** Undefined while the first request is still running, or gave its key back. */
function readFirst(
  request: IdempotentRequest,
  kept: StoredResponse | undefined,
): TextResponse | undefined {
  if (kept === undefined) return undefined
  if (!kept.requestHash.equals(request.requestHash)) {
    throw new Rejected('key-reused', 'This Idempotency-Key belongs to another request')
  }
  if (kept.answerStatus === null || kept.answerBody === null) return undefined
  return { status: kept.answerStatus, body: kept.answerBody, isReplayed: true }
}

/** A temporary failure is not stored, so that the same key can try again. */
async function settle(
  { database, log }: Deps,
  claim: Claim,
  response: TextResponse,
): Promise<TextResponse> {
  const isPassing = response.status >= 500 || response.status === 429
  const note = () =>
    isPassing ? giveBackKey(database, claim) : storeResponse(database, claim, response)
  try {
    await note()
    ownClaims.delete(claim.id)
  } catch (error) {
    // The work is done and its response known: sending it matters more than storing it.
    log.warn({ err: error }, 'a response could not be stored under its idempotency key yet')
    void noteLater(note).then(() => ownClaims.delete(claim.id))
  }
  return response
}

const noteTriesMax = 600

/** A key held forever by a living process could never be used again. */
async function noteLater(note: () => Promise<void>): Promise<void> {
  for (let tries = 0; tries < noteTriesMax; tries += 1) {
    await delay(1000, undefined, { ref: false })
    const isNoted = await note().then(
      () => true,
      () => false,
    )
    if (isNoted) return
  }
}

const uuid = z.uuid()
const visibleAscii = /^[!-~]{1,255}$/

/** Browsers send UUIDs; a program with an API key names its calls as it likes. */
export function readIdempotencyKey(
  header: string | string[] | undefined,
  isOfKey = false,
): string | undefined {
  if (header === undefined) return undefined
  if (isOfKey) {
    if (typeof header === 'string' && visibleAscii.test(header)) return header
    throw new Rejected('malformed', 'Idempotency-Key must be 1 to 255 visible ASCII characters')
  }
  const result = z.safeParse(uuid, header)
  if (result.success) return result.data.toLowerCase()
  throw new Rejected('malformed', 'Idempotency-Key must be a UUID')
}

interface HashedRequest {
  readonly method: string
  readonly url: string
  readonly body: unknown
  readonly brandId: BrandId | null
}

export function hashRequest({ method, url, body, brandId }: HashedRequest): Buffer {
  return createHash('sha256')
    .update(JSON.stringify([method, url, body ?? null, ...(brandId === null ? [] : [brandId])]))
    .digest()
}
