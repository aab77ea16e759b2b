import {
  type BrowserErrorKind,
  browserErrorKinds,
} from '@permille/contract/administration/browser-errors'
import type { Registry } from 'prom-client'
import { prometheus } from './http-metrics.ts'

/** How many errors our pages have reported to this process. */
export interface BrowserErrorCount {
  add(kind: BrowserErrorKind): void
  of(kind: BrowserErrorKind): number
}

export function createBrowserErrorCount(): BrowserErrorCount {
  const counts = new Map<BrowserErrorKind, number>()
  const of = (kind: BrowserErrorKind) => counts.get(kind) ?? 0
  return { of, add: (kind) => void counts.set(kind, of(kind) + 1) }
}

/** `permille_browser_errors_total`, by kind. */
export function showBrowserErrors(registry: Registry, count: BrowserErrorCount): void {
  ;new (prometheus().Counter)({
    name: 'permille_browser_errors_total',
    help: 'Errors that our pages reported',
    labelNames: ['kind'],
    registers: [registry],
    collect() {
      this.reset()
      for (const kind of browserErrorKinds) this.inc({ kind }, count.of(kind))
    },
  })
}
