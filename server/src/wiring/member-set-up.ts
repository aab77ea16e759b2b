import { listKeysMadeBy, revokeKeysOf } from '../features/keys/public.ts'
import { listReportLinksMadeBy, revokeReportLinksOf } from '../features/report-links/public.ts'
import type { SetUpDeps } from '../features/teams/public.ts'
import { listEndpointsMadeBy, switchOffWebhooksOf } from '../features/webhooks/public.ts'

/** What someone of a brand made in several rooms. */
export const memberSetUp: SetUpDeps = {
  readSetUp: async (db, maker) => ({
    keys: await listKeysMadeBy(db, maker),
    webhooks: await listEndpointsMadeBy(db, maker),
    reportLinks: await listReportLinksMadeBy(db, maker),
  }),
  endSetUp: async (tx, request) => {
    await revokeKeysOf(tx, request)
    await switchOffWebhooksOf(tx, request)
    await revokeReportLinksOf(tx, request)
  },
}
