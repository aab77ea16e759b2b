import { type ReencryptDeps, reencryptRows } from '#platform/reencrypt.ts'
import { appContext } from './app-code.ts'
import { listAppsSealedOtherwise, reencryptApp } from './factor-store.ts'

/** Seals the secrets of authenticator apps with the current key; `leftCount` are under a key that is not configured. */
export async function reencryptApps(deps: ReencryptDeps) {
  return await reencryptRows(deps, {
    name: 'an authenticator app',
    idOf: ({ userId }) => ({ userId }),
    list: listAppsSealedOtherwise,
    change: ({ userId, sealedSecret: seen }, reseal) => ({
      userId,
      seen,
      sealedSecret: reseal(seen, appContext(userId)),
    }),
    replace: reencryptApp,
  })
}
