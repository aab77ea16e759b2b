import { listKeysWithMakers, revokeKeys } from '../features/keys/public.ts'
import { listReportLinksWithMakers, revokeReportLinks } from '../features/report-links/public.ts'
import type { SetUpDeps } from '../features/teams/public.ts'
import { listEndpointsWithMakers, switchOffWebhooks } from '../features/webhooks/public.ts'

/** What people of a brand made in several rooms. */
export const memberSetUp: SetUpDeps = {
  readSetUp: async (db, brand) => ({
    keys: await listKeysWithMakers(db, brand),
    webhooks: await listEndpointsWithMakers(db, brand.brandId),
    reportLinks: await listReportLinksWithMakers(db, brand),
  }),
  endSetUp: async (tx, { keys, webhooks, reportLinks }, request) => {
    await revokeKeys(tx, keys, request)
    await switchOffWebhooks(tx, webhooks, request)
    await revokeReportLinks(tx, reportLinks, request)
  },
}
