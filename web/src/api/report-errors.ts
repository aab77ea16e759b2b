import {
  type BrowserErrorKind,
  type BrowserErrorReport,
  browserErrorsPath,
  patternOf,
} from '@permille/contract/administration/browser-errors'
import { caught } from '../ui/failure/boundary.tsx'
import { buildOfPage } from '../ui/failure/new-build.ts'

const reportsMax = 5
const framesMax = 10
const reported = new Set<string>()

/** Starts reporting this page's errors to the operator, without anything that anyone typed. */
export function reportErrors(): void {
  addEventListener('error', ({ error }) => report('uncaught', error))
  addEventListener('unhandledrejection', ({ reason }) => report('rejection', reason))
  caught.report = (error) => report('caught', error)
}

function report(kind: BrowserErrorKind, error: unknown): void {
  const facts = factsOf(error)
  // Extensions fail in our pages, too.
  if (facts === undefined || (kind !== 'caught' && facts.frames.length === 0)) return
  const body: BrowserErrorReport = {
    kind,
    ...facts,
    page: patternOf(location.pathname),
    build: buildName(),
  }
  const text = JSON.stringify(body)
  if (reported.has(text) || reported.size >= reportsMax) return
  reported.add(text)
  const headers = { 'Content-Type': 'application/json' }
  // A report that fails is not reported.
  fetch(browserErrorsPath, { method: 'POST', headers, body: text, keepalive: true }).catch(() => {})
}

/**
 * An error's class and its place in our own files. Its message may contain what someone typed, and URLs contain ids.
 */
export function factsOf(
  error: unknown,
): Pick<BrowserErrorReport, 'name' | 'frames' | 'reactCode'> | undefined {
  if (!(error instanceof Error) || error.name === 'AbortError') return undefined
  const frames = Array.from(
    (error.stack ?? '').matchAll(/\/assets\/([\w-]+\.js:\d+:\d+)/g),
    ([, frame = '']) => frame,
  )
  const [, reactCode] = /^Minified React error #(\d{1,4})/.exec(error.message) ?? []
  return {
    name: /^[A-Za-z]{1,40}$/.test(error.name) ? error.name : 'Error',
    frames: frames.slice(0, framesMax),
    ...(reactCode !== undefined && { reactCode: Number(reactCode) }),
  }
}

/** `/assets/index-BcoDOyjj.js` → `index-BcoDOyjj` */
function buildName(): string {
  return /([\w-]+)\.js$/.exec(buildOfPage() ?? '')?.[1] ?? 'unknown'
}
