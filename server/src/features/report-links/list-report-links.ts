import type { BrandId } from '@permille/contract/ids'
import type { ReportLink } from '@permille/contract/report-links/report-links'
import type { Sendable } from '#platform/http/calls/route.ts'
import { type ReencryptDeps, reencryptRows } from '#platform/reencrypt.ts'
import { tokenContext } from './report-link.ts'
import type { ReportLinkDeps } from './report-link-deps.ts'
import {
  listReportLinkRows,
  listReportLinksSealedOtherwise,
  type ReportLinkRow,
  replaceSealedReportLink,
} from './report-link-store.ts'

type OpenDeps = Pick<ReportLinkDeps, 'encryption' | 'log'>

/** Those that work, with what their addresses are made of, so that they can be copied again. */
export async function listReportLinks(
  deps: Pick<ReportLinkDeps, 'database' | 'clock'> & OpenDeps,
  brandId: BrandId,
): Promise<Sendable<ReportLink>[]> {
  const rows = await listReportLinkRows(deps.database, { brandId, at: deps.clock.now() })
  return rows.map(({ sealedToken, ...row }) => ({ ...row, token: opened(deps, row, sealedToken) }))
}

/** Null for a link whose key is lost: it still opens, and can be revoked. */
function opened(
  { encryption, log }: OpenDeps,
  { id }: Pick<ReportLinkRow, 'id'>,
  sealedToken: string,
): string | null {
  try {
    return encryption.open(sealedToken, tokenContext(id))
  } catch (error) {
    log.error({ err: error, linkId: id }, 'a report link cannot be opened with these keys')
    return null
  }
}

/** Seals the links with the current key; `leftCount` are under a key that is not configured. */
export async function reencryptReportLinks(deps: ReencryptDeps) {
  return await reencryptRows(deps, {
    name: 'a report link',
    idOf: ({ id }) => ({ linkId: id }),
    list: listReportLinksSealedOtherwise,
    change: ({ id, sealedToken: seen }, reseal) => ({
      id,
      seen,
      sealedToken: reseal(seen, tokenContext(id)),
    }),
    replace: replaceSealedReportLink,
  })
}
