import { randomBytes } from 'node:crypto'
import { hostname } from 'node:os'

/** This process among all of them: its machine, and a part that differs each time it starts. */
export const instance = `${hostname().slice(0, 30)}-${randomBytes(4).toString('hex')}`

/** What a connection is for. */
export type ConnectionPart =
  | 'api'
  | 'worker'
  | 'replica'
  | 'books'
  | 'queue'
  | 'ready'
  | 'presence'
  | 'signal'
  | 'probe'
  | 'start'
  | 'migrate'
  | 'backup'
  | 'restore'

/** The `application_name` by which PostgreSQL's views and log tell connections apart; it keeps 63 bytes. */
export function connectionName(part: ConnectionPart): string {
  return `permille ${part} ${instance}`
}
