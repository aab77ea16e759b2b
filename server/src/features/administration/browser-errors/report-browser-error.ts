import { browserErrorReport } from '@permille/contract/administration/browser-errors'
import * as z from 'zod/mini'
import { Rejected } from '#platform/errors/errors.ts'
import { createRateLimit } from '#platform/http/gate/rate-limit.ts'
import type { BrowserErrorDeps } from './browser-error-deps.ts'

/** A page reports five at most; an office shares one address. */
const perAddressPerMinute = 60
/** A mistake that everyone meets at once is counted, and needs no more lines than this. */
const linesPerMinute = 120

export interface ReceivedReport {
  readonly body: Buffer
  readonly address: string
}

/**
 * Logs and counts an error of one of our pages. Throws `Rejected` over the limit, and for anything that is not
 * as our pages write it: nothing else may reach the log.
 */
export function createBrowserErrorReports({ clock, log, metrics }: BrowserErrorDeps) {
  const reports = createRateLimit(clock, perAddressPerMinute)
  const lines = createRateLimit(clock, Number.POSITIVE_INFINITY)
  return ({ body, address }: ReceivedReport): void => {
    reports.count(address)
    const parsed = z.safeParse(browserErrorReport, parse(body))
    if (!parsed.success) throw new Rejected('malformed', 'This report is not from our own pages')
    metrics.count('permille_browser_errors_total', { kind: parsed.data.kind })
    lines.count('all')
    if (lines.callsOf('all') <= linesPerMinute) log.warn(parsed.data, 'an error in a browser')
  }
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return undefined
  }
}
