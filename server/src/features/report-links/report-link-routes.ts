import type { BodyOf } from '@permille/contract/endpoint'
import {
  createReportLinkCall,
  editReportLinkCall,
  listReportLinksCall,
  readSharedReportCall,
  revokeReportLinkCall,
  sharedRange,
  unlockReportCall,
} from '@permille/contract/report-links/report-links'
import { asBrand } from '#platform/http/actor.ts'
import type { ReplySetters } from '#platform/http/calls/call.ts'
import { openPiecesFile } from '#platform/http/calls/csv-file.ts'
import { csvFile, type RawRoute, rawRoute } from '#platform/http/calls/raw-route.ts'
import { type Route, route } from '#platform/http/calls/route.ts'
import { readParams, readQuery } from '#platform/http/calls/validate.ts'
import { createReportLink, editReportLink, revokeReportLink } from './change-report-links.ts'
import { listReportLinks } from './list-report-links.ts'
import { openLink, passCookie, passPaths, unlockReport } from './open-report.ts'
import { readSharedReport } from './read-shared-report.ts'
import type { ShownByLink } from './report-link.ts'
import type { ReportLinkDeps } from './report-link-deps.ts'
import { countOpened } from './report-link-store.ts'

export function reportLinkRoutes(deps: ReportLinkDeps): (Route | RawRoute)[] {
  return [...brandRoutes(deps), ...readerRoutes(deps), fileRoute(deps)]
}

function shownIn({
  name,
  campaignIds,
  showsMoney,
  showsCreators,
  since,
}: BodyOf<typeof createReportLinkCall | typeof editReportLinkCall>): ShownByLink {
  const chosen = campaignIds && [...new Set(campaignIds)]
  return { name, campaignIds: chosen, showsMoney, showsCreators, since }
}

function brandRoutes(deps: ReportLinkDeps): Route[] {
  return [
    route(listReportLinksCall, (call) => listReportLinks(deps, asBrand(call).brandId)),
    route(createReportLinkCall, (call) => {
      const { id: requestId, address } = call.request
      const { password, expiresInDays } = call.body
      const by = { actor: asBrand(call), requestId, address }
      const request = { ...by, shown: shownIn(call.body), password, expiresInDays }
      return call.once(
        (once) => createReportLink({ ...deps, database: once }, request),
        ({ id }) => ({ id }),
      )
    }),
    route(editReportLinkCall, (call) => {
      const { id: requestId, address } = call.request
      const { password, expiresInDays } = call.body
      const by = { actor: asBrand(call), requestId, address, id: call.params.id }
      const request = { ...by, shown: shownIn(call.body), password, expiresInDays }
      return call.once(
        (once) => editReportLink({ ...deps, database: once }, request),
        () => ({ ok: true as const }),
      )
    }),
    route(revokeReportLinkCall, (call) => {
      const request = { actor: asBrand(call), requestId: call.request.id, id: call.params.id }
      return call.once(
        (once) => revokeReportLink({ ...deps, database: once }, request),
        () => ({ ok: true as const }),
      )
    }),
  ]
}

function readerRoutes(deps: ReportLinkDeps): Route[] {
  const { database, replica, clock } = deps
  return [
    route(readSharedReportCall, async (call) => {
      keepPrivate(call)
      const { address, cookies } = call.request
      const link = await openLink(deps, { ...call.params, address, pass: cookies[passCookie] })
      return readSharedReport(replica, link, { ...call.query, at: clock.now() })
    }),
    route(unlockReportCall, async (call) => {
      keepPrivate(call)
      const { address } = call.request
      const { password } = call.body
      const reader = { ...call.params, address }
      const { link, pass, maxAgeSeconds } = await unlockReport(deps, { ...reader, password })
      for (const path of passPaths(reader))
        call.setCookie(passCookie, pass, { path, maxAgeSeconds })
      await countOpened(database, { id: link.id, at: clock.now() })
      return { ok: true as const }
    }),
  ]
}

/** A row a day, as the page's chart shows them. */
function fileRoute(deps: ReportLinkDeps): RawRoute {
  const { replica, clock } = deps
  return rawRoute({
    name: 'downloadSharedReport',
    method: 'GET',
    path: `${readSharedReportCall.path}.csv`,
    summary: 'CSV: the days of a shared report, with the same filters',
    access: 'public',
    refusals: readSharedReportCall.refusals ?? [],
    query: sharedRange,
    success: csvFile,
    needsOwnOrigin: false,
    bodyMaxBytes: 1024,
    handle: async (call) => {
      keepPrivate(call)
      const { token } = readParams(readSharedReportCall, call.params) as { token: string }
      const range = readQuery(sharedRange, call.query)
      const { address, cookies } = call.request
      const link = await openLink(deps, { token, address, pass: cookies[passCookie] })
      const { days } = await readSharedReport(replica, link, { ...range, at: clock.now() })
      const columns = ['Day (UTC)', 'Views', ...(link.showsMoney ? ['Spent (USD)'] : [])]
      const lineOf = ({ day, viewCount, amountCents }: (typeof days)[number]) => [
        day,
        String(viewCount),
        ...(amountCents === null ? [] : [amountCents / 100]),
      ]
      const chunks = await openPiecesFile({ columns, lineOf }, async () => ({
        items: days,
        end: undefined,
      }))
      return { file: { name: 'permille-report.csv', type: 'text/csv; charset=utf-8', chunks } }
    },
  })
}

/** The address opens the report: no other site and no search engine learns it. */
function keepPrivate({ setHeader }: Pick<ReplySetters, 'setHeader'>): void {
  setHeader('referrer-policy', 'no-referrer')
  setHeader('x-robots-tag', 'noindex')
}
