import type { BrandId } from '@permille/contract/ids'
import type { ReportLink } from '@permille/contract/report-links/report-links'
import type { DatabaseServer } from '#platform/database/database.ts'
import type { Encryption } from '#platform/encryption.ts'
import type { Sendable } from '#platform/http/calls/route.ts'
import type { Log } from '#platform/log.ts'
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
export async function reencryptReportLinks({
  database,
  encryption,
  log,
}: {
  readonly database: DatabaseServer
  readonly encryption: Encryption
  readonly log: Log
}): Promise<{ reencryptedCount: number; leftCount: number }> {
  let reencryptedCount = 0
  const others = await listReportLinksSealedOtherwise(database, encryption.keyId)
  for (const { id, sealedToken: seen } of others) {
    const token = opened({ encryption, log }, { id }, seen)
    if (token === null) continue
    const change = { id, seen, sealedToken: encryption.seal(token, tokenContext(id)) }
    if (await database.transaction((tx) => replaceSealedReportLink(tx, change)))
      reencryptedCount += 1
  }
  const left = await listReportLinksSealedOtherwise(database, encryption.keyId)
  return { reencryptedCount, leftCount: left.length }
}
