import type { KeyId } from '@permille/contract/ids'
import type { KeyScope } from '@permille/contract/keys/key-scopes'
import type { Given, Reply } from './test-client.ts'
import type { TestServer } from './test-server.ts'
import { nextAddress, type Person } from './test-users.ts'

export interface TestKey {
  readonly id: KeyId
  readonly apiKey: string
}

type Server = Pick<TestServer, 'call'>

/** A key of this person's brand. */
export function makeKey(server: Server, as: Person, scopes: readonly KeyScope[]): Promise<TestKey> {
  return make(server, '/api/brand/keys', { as, scopes })
}

export function makeInstallationKey(
  server: Server,
  as: Person,
  scopes: readonly KeyScope[],
): Promise<TestKey> {
  return make(server, '/api/admin/keys', { as, scopes })
}

async function make(
  server: Server,
  path: string,
  { as, scopes }: { as: Person; scopes: readonly KeyScope[] },
): Promise<TestKey> {
  const body = { name: 'Zapier', scopes, expiresInDays: 365 }
  const { json } = await server.call('POST', path, { as, body })
  return json
}

/** Calls as a program does: with its key, from an address of its own, without Origin or cookies. */
export function asProgram(server: Server, { apiKey }: Pick<TestKey, 'apiKey'>) {
  const address = nextAddress()
  return (method: string, path: string, given: Given = {}): Promise<Reply> =>
    server.call(method, path, {
      origin: null,
      ...given,
      headers: { authorization: `Bearer ${apiKey}`, 'x-forwarded-for': address, ...given.headers },
    })
}
