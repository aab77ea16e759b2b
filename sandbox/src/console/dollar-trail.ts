import { html, type SafeHtml } from './html.ts'
import { moment } from './shown-values.ts'

/** The places that a dollar passes, in order. */
export const stops = {
  charge: { title: 'Charge', none: 'A brand has not paid yet.' },
  campaign: { title: 'Campaign', none: 'No charge names a campaign yet.' },
  reading: { title: 'Views read', none: 'No post has been read since the sandbox started.' },
  transfer: { title: 'Transfer', none: 'No creator has been paid yet.' },
  payout: { title: 'Payout to the bank', none: 'Nothing has gone to a bank yet.' },
} as const

/** The newest object seen at one of these places. */
export interface Stop {
  readonly figure: string
  readonly says: string
  readonly atMs: number | null
  /** The search that shows its row. A new value highlights the step. */
  readonly row: string
}

export type Trail = { readonly [S in keyof typeof stops]?: Stop | null }

/** Follows one dollar as far as the providers know it. */
export function drawTrail(trails: readonly Trail[]): SafeHtml {
  const trail: Trail = Object.assign({}, ...trails)
  const names = Object.keys(stops) as (keyof typeof stops)[]
  return html`<section id="trail" aria-labelledby="trail-title"><div class="head"><h2 id="trail-title">Follow one dollar</h2>
<span class="soft">the newest at each place</span></div>
<ol class="trail">${names.map((name) => drawStop(name, trail[name] ?? null))}</ol>
<p class="soft small">Stripe and the platforms do not know of each other: which views a transfer pays for is in the marketplace’s ledger.</p></section>`
}

function drawStop(name: keyof typeof stops, stop: Stop | null): SafeHtml {
  const { title, none } = stops[name]
  if (stop === null) {
    return html`<li id="stop-${name}" class="empty"><span class="soft">${title}</span><span class="soft">${none}</span></li>`
  }
  const id = `stop-${name}-${stop.row}-${stop.figure.replaceAll(/\W/g, '')}`
  return html`<li id="${id}"><span class="soft">${title}</span>
<a class="figure" href="/?q=${encodeURIComponent(stop.row)}">${stop.figure}</a>
<span class="says">${stop.says}</span>${stop.atMs === null ? null : moment(stop.atMs)}</li>`
}
