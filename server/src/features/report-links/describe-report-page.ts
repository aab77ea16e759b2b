import { isolate } from '@permille/contract/input/isolate'
import { fillPage, visitorPages } from '@permille/contract/pages'
import { readSharedReportCall } from '@permille/contract/report-links/report-links'
import * as z from 'zod/mini'
import { NotAllowed, NotFound, Rejected } from '#platform/errors/errors.ts'
import type { PageHead, PageReader } from '#platform/http/pages/page-head.ts'
import { openLink, passCookie } from './open-report.ts'
import { readSharedReport } from './read-shared-report.ts'
import type { ReportLinkDeps } from './report-link-deps.ts'
import { countOpened } from './report-link-store.ts'

const reportAddress = new RegExp(
  `^${visitorPages.sharedReport.replace(':token', '([\\w-]{1,200})')}/?$`,
)

/** The page of a shared report; null for a link that does not work. With a password it shows nothing of the report yet. */
export async function describeReportPage(
  deps: Omit<ReportLinkDeps, 'passwords'>,
  address: string,
  { query, cookies, address: from }: PageReader,
): Promise<PageHead | null | undefined> {
  const token = reportAddress.exec(address)?.[1]
  if (token === undefined) return undefined
  const head = {
    type: 'website',
    title: 'Shared report · Permille',
    description: 'A report of campaigns on Permille.',
    url: new URL(fillPage(visitorPages.sharedReport, token), deps.appUrl).href,
    imageUrl: null,
    isPrivate: true,
  } as const
  try {
    const link = await openLink(deps, { token, address: from, pass: cookies[passCookie] })
    const at = deps.clock.now()
    await countOpened(deps.database, { id: link.id, at })
    const title = `${isolate(link.name)} · ${isolate(link.brandName)} · Permille`
    // The app asks for another period itself.
    if (query !== '') return { ...head, title }
    const report = await readSharedReport(deps.replica, link, { at })
    // Exactly the call's response: nothing the contract does not list leaves the server.
    const data = z.parse(readSharedReportCall.response, JSON.parse(JSON.stringify(report)))
    return { ...head, title, preloaded: { key: [readSharedReportCall.path, { token }, {}], data } }
  } catch (error) {
    if (error instanceof NotFound) return null
    // Over the limit, too: the app asks itself and says when to try again.
    if (error instanceof NotAllowed || isTooMany(error)) return head
    throw error
  }
}

function isTooMany(error: unknown): boolean {
  return error instanceof Rejected && error.code === 'too-many-requests'
}
