import { accountExportPath } from '@permille/contract/privacy/account-export'
import type { Clock } from '#platform/clock.ts'
import type { DatabaseServer } from '#platform/database/database.ts'
import { asSignedIn } from '#platform/http/actor.ts'
import { type RawRoute, rawRoute } from '#platform/http/calls/raw-route.ts'
import type { Route } from '#platform/http/calls/route.ts'
import { countInWindow } from '#platform/limits/call-window.ts'
import { deletionRoutes } from './deletion/deletion-routes.ts'
import { openAccountExport } from './open-account-export.ts'

/** A whole history is read for each. */
const perUser = {
  name: 'own-data',
  callsMax: 10,
  windowSeconds: 3600,
  refusal: 'You have downloaded your data several times. Try again in an hour.',
}

export function rightsRoutes({
  database,
  clock,
}: {
  database: DatabaseServer
  clock: Clock
}): (Route | RawRoute)[] {
  return [
    ...deletionRoutes({ database, clock }),
    rawRoute({
      name: 'downloadAccountExport',
      method: 'GET',
      path: accountExportPath,
      summary: 'Everything stored about you, as a JSON file',
      access: 'signed-in',
      success: { type: 'application/json', description: 'The file.' },
      needsOwnOrigin: false,
      bodyMaxBytes: 1024,
      handle: async ({ actor }) => {
        const owner = asSignedIn({ actor })
        await countInWindow(database, perUser, owner.userId)
        const chunks = await openAccountExport(database, { owner, at: clock.now() })
        return { file: { name: 'permille-your-data.json', type: 'application/json', chunks } }
      },
    }),
  ]
}
