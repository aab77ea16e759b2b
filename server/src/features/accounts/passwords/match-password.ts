import type { Account } from '../account.ts'
import type { PasswordHasher } from './password-hasher.ts'

/**
 * Returns the account with this password among those that sign in with an address: there can be several if
 * someone has proven an address that another user had typed (rules §1). Takes as long for none as for one.
 */
export async function matchPassword(
  passwords: PasswordHasher,
  accounts: readonly Account[],
  { password, address }: { password: string; address: string },
): Promise<Account | undefined> {
  const hashes = accounts.length === 0 ? [undefined] : accounts.map((account) => account.password)
  const matches = await Promise.all(hashes.map((hash) => passwords.verify(password, hash, address)))
  return accounts[matches.indexOf(true)]
}
