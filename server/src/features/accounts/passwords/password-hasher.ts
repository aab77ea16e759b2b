import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { createTurns } from '#platform/fair-queue.ts'

/**
 * argon2id, few at a time: each needs a processor and memory (rules §8). Callers, identified by address, are
 * served in turn, and one has at most half of the slots. Throws `Unavailable` when too many are queued.
 */
export interface PasswordHasher {
  hash(password: string, caller: string): Promise<string>
  /** Without a hash it takes as long and returns false, so that callers cannot learn who exists. */
  verify(password: string, passwordHash: string | undefined, caller: string): Promise<boolean>
  /** Hashed at a lower cost than today's; the next sign-in rehashes it. */
  isOutdated(passwordHash: string): boolean
}

/** 64 take a second or two. */
const waitingMax = 64
/** OWASP's minimum for argon2id: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/**
 * The hash of a random password that nobody kept, at the cost above: comparing with it takes as long as with a
 * real one. Also used for a password that has ended without a replacement.
 */
export const nobodysHash =
  '$argon2id$v=19$m=19456,t=2,p=1$P3FWGsRaSb0HhWiKt9bUjw$35oRfxlhonoHQt4mdACixCxP7Yjk5UXwXaoM/uKOA6U'

/** How many passwords are hashed at a time on so many processors, and how many of them for one address. */
export function hashingShare(processors: number): { atOnce: number; atOncePerCaller: number } {
  const atOnce = Math.max(2, Math.min(processors, 4))
  return { atOnce, atOncePerCaller: Math.floor(atOnce / 2) }
}

export function createPasswordHasher(processors = availableParallelism()): PasswordHasher {
  const hashTurns = createTurns({ ...hashingShare(processors), waitingMax })
  return {
    hash: (password, caller) => hashTurns(caller, () => hash(password, cost)),
    verify: async (password, passwordHash, caller) => {
      const isSame = await hashTurns(caller, () => verify(passwordHash ?? nobodysHash, password))
      return isSame && passwordHash !== undefined
    },
    isOutdated: (passwordHash) => isCheaper(passwordHash),
  }
}

/** Parses the cost from `$argon2id$v=19$m=19456,t=2,p=1$…`. */
function isCheaper(passwordHash: string): boolean {
  const [, m, t] = /\$m=(\d+),t=(\d+),p=\d+\$/.exec(passwordHash) ?? []
  return Number(m) < cost.memoryCost || Number(t) < cost.timeCost
}
