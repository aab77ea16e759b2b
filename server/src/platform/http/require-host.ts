import { lookup } from 'node:dns/promises'
import { OperatorError } from '#platform/errors/operator-error.ts'

/** Before anything is reached: a name that listening cannot look up would read as the database's. */
export async function requireHost(host: string): Promise<void> {
  try {
    await lookup(host)
  } catch (cause) {
    throw new OperatorError(`HOST must be an address or name of this machine, and is ${host}`, {
      cause,
    })
  }
}
