import { platforms } from '@permille/contract/enums'
import { platformFacts } from '@permille/contract/platforms'
import { faultFacts } from '#control/fault-kinds.ts'
import { type Fault, isEndless } from '#control/faults.ts'
import type { Provider } from '#control/providers.ts'
import { html, type SafeHtml } from '../html.ts'
import { realMoment } from '../shown-values.ts'

export function providerTitle(provider: Provider): string {
  if (provider === 'inbox') return 'Webhook inbox'
  const platform = platforms.find((name) => name === provider)
  return platform === undefined ? 'Stripe' : platformFacts[platform].title
}

/** Describes an active fault: what it does, to what, and until when. */
export function faultLabels(fault: Fault): SafeHtml {
  const { title, strikes } = faultFacts(fault.kind)
  const everything = { request: 'every call', webhook: 'every event', card: 'every payment' }[
    strikes
  ]
  return html`<strong>${providerTitle(fault.provider)}: ${title}</strong>${details(fault)} ·
<code>${fault.match || everything}</code> · ${duration(fault)}`
}

function details({ kind, status, delaySeconds }: Fault): string {
  const { reads } = faultFacts(kind)
  if (reads.includes('status')) return ` (${status})`
  return reads.includes('delaySeconds') ? ` (${delaySeconds} s)` : ''
}

function duration(fault: Fault): SafeHtml | string {
  if (fault.endsAtMs) return html`ends ${realMoment(fault.endsAtMs)}`
  if (isEndless(fault)) return 'until it is switched off'
  return fault.times === 1 ? 'once' : `${fault.times} more times`
}
