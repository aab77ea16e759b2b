import type { UserRole } from '@permille/contract/enums'
import { Rejected } from '#platform/errors/errors.ts'
import { isReserved } from './look-alikes.ts'

/** Only an admin may use the operator's name (rules §7). */
export function requireOwnName(
  role: UserRole,
  name: string,
  field: 'displayName' | 'name' | 'username' = 'displayName',
): void {
  if (role === 'admin' || !isReserved(name)) return
  const message = 'This name is reserved. Choose another one.'
  throw new Rejected('name-reserved', message, { details: { fields: { [field]: message } } })
}
