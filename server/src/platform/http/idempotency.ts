import { createHash } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import * as z from 'zod/mini'
import { addSeconds, type Clock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import { Rejected } from '../errors/errors.ts'
import type { Log } from '../log.ts'
import {
  type Claim,
  claimKey,
  type IdempotentRequest,
  type KeptAnswer,
  keepAnswer,
  readKeptAnswer,
  releaseKey,
} from './idempotency-store.ts'

export interface TextAnswer {
  readonly status: number
  readonly body: string
}

interface Dependencies {
  readonly database: Database
  readonly clock: Clock
  readonly log: Log
}

const deadAfterSeconds = 30
const pollMs = 100
const pollsMax = ((deadAfterSeconds + 5) * 1000) / pollMs

/** Does the work for the first request with a key; every other one gets that first answer. */
export async function answerOnce(
  dependencies: Dependencies,
  request: IdempotentRequest,
  work: () => Promise<TextAnswer>,
): Promise<TextAnswer> {
  const { database, clock } = dependencies
  for (let poll = 0; poll < pollsMax; poll += 1) {
    const claim = { ...request, claimedAt: clock.now() }
    if (await claimKey(database, claim, addSeconds(claim.claimedAt, -deadAfterSeconds))) {
      return settle(dependencies, claim, await work())
    }
    const answer = readFirst(request, await readKeptAnswer(database, request))
    if (answer !== undefined) return answer
    await delay(pollMs)
  }
  throw new Rejected('still-running', 'The first request with this key is still running', {
    kind: 'conflict',
  })
}

/** Undefined while the first request is still at work, or gave its key back. */
function readFirst(
  request: IdempotentRequest,
  kept: KeptAnswer | undefined,
): TextAnswer | undefined {
  if (kept === undefined) return undefined
  if (!kept.requestHash.equals(request.requestHash)) {
    throw new Rejected('key-reused', 'This Idempotency-Key belongs to another request', {
      kind: 'conflict',
    })
  }
  if (kept.answerStatus === null || kept.answerBody === null) return undefined
  return { status: kept.answerStatus, body: kept.answerBody }
}

/** What failed for a reason that passes is not kept, so that the same key may try again. */
async function settle(
  { database, log }: Dependencies,
  claim: Claim,
  answer: TextAnswer,
): Promise<TextAnswer> {
  const isPassing = answer.status >= 500 || answer.status === 429
  try {
    await (isPassing ? releaseKey(database, claim) : keepAnswer(database, claim, answer))
  } catch (error) {
    // The work is done and its answer known: telling it matters more than keeping it.
    log.warn({ err: error }, 'an answer could not be kept for its idempotency key')
  }
  return answer
}

const uuid = z.uuid()

export function readIdempotencyKey(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined
  const result = z.safeParse(uuid, header)
  if (result.success) return result.data.toLowerCase()
  throw new Rejected('malformed', 'Idempotency-Key must be a UUID', { kind: 'malformed' })
}

export function hashRequest(method: string, url: string, body: unknown): Buffer {
  return createHash('sha256')
    .update(JSON.stringify([method, url, body ?? null]))
    .digest()
}
