import { html, type SafeHtml } from './html.ts'

const inDollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'usd' })
const inThousands = new Intl.NumberFormat('en-US')

/**
 * Formats like the product's `formatCents`, "$20,580.92", but without creating a formatter per amount: a
 * search formats thousands of them.
 */
export function dollars(amountCents: number): string {
  return inDollars.format(amountCents / 100).replace('-', '−')
}

const inUtc = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
  timeZone: 'UTC',
})

/**
 * A time of the sandbox's clock in UTC; the page's script converts it to the viewer's zone and adds how
 * long ago it was.
 */
export function moment(atMs: number): SafeHtml {
  const at = new Date(atMs)
  return html`<time datetime="${at.toISOString()}">${inUtc.format(at)} UTC</time>`
}

/** A time of the machine's clock. */
export function realMoment(atMs: number): SafeHtml {
  const at = new Date(atMs)
  return html`<time datetime="${at.toISOString()}" data-real>${inUtc.format(at)} UTC</time>`
}

export function secondsMoment(atSeconds: number): SafeHtml {
  return moment(atSeconds * 1000)
}

export function count(value: number): string {
  return inThousands.format(value)
}

/** A state in a word, good, bad or neither. */
export function state(word: string, kind: 'good' | 'bad' | 'neutral' = 'neutral'): SafeHtml {
  return html`<span class="state ${kind}">${word.replaceAll('_', ' ')}</span>`
}

/** An id, linked to a search for everything that names it. */
export function idLink(id: string): SafeHtml {
  return html`<a href="/?q=${encodeURIComponent(id)}"><code>${id}</code></a>`
}
