import { hash, verify } from '@node-rs/argon2'

/** argon2id, at most four at a time: each takes a core and memory (rules §8). */
export interface PasswordHasher {
  hash(password: string): Promise<string>
  /** Without a hash it takes as long and answers false, so that nobody can tell who exists. */
  verify(password: string, passwordHash: string | undefined): Promise<boolean>
}

const hashesAtOnce = 4
/** OWASP's minimum for argon2id: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export function createPasswordHasher(): PasswordHasher {
  const inTurn = createTurns(hashesAtOnce)
  const nobodysHash = hash('nobody has this password', cost)
  return {
    hash: (password) => inTurn(() => hash(password, cost)),
    verify: async (password, passwordHash) => {
      const compared = passwordHash ?? (await nobodysHash)
      const isSame = await inTurn(() => verify(compared, password))
      return isSame && passwordHash !== undefined
    },
  }
}

function createTurns(countMax: number) {
  let runningCount = 0
  const waiting: (() => void)[] = []
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (runningCount >= countMax) await new Promise<void>((resolve) => waiting.push(resolve))
    else runningCount += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next === undefined) runningCount -= 1
      else next()
    }
  }
}
