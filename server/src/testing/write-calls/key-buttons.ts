import { makeInstallationKey, makeKey } from '../api-keys.ts'
import type { TestServer } from '../test-server.ts'
import type { Buttons } from './button.ts'

export function keyButtons(server: TestServer) {
  return {
    revokeKey: {
      placeBrand: async (owner) => ({
        named: (await makeKey(server, owner, ['campaigns:read'])).id,
        given: { as: owner },
      }),
    },
    revokeInstallationKey: {
      placeAlone: async () => {
        const admin = await server.person('admin')
        const { id } = await makeInstallationKey(server, admin, ['books:read'])
        return { named: id, given: { as: admin } }
      },
    },
  } satisfies Buttons
}
