import type { Account } from '../account.ts'
import type { PasswordHasher } from './password-hasher.ts'

/**
 * Of the accounts that an address signs in, the one whose password this is: more than one where
 * someone has proven an address that another had typed (rules §1). As slow for nobody as for one.
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
