import type { World } from '#world.ts'
import { html, type SafeHtml } from '../html.ts'
import { faultLabels } from './fault-labels.ts'

const linesMax = 3

/** Lists the active faults, at the top of every tab. */
export function faultBanner({ faults }: World): SafeHtml | null {
  const on = faults.list()
  if (on.length === 0) return null
  const rest = on.length - linesMax
  return html`<div id="failing" class="failing" role="status"><ul>${on.slice(0, linesMax).map((fault) => html`<li>${faultLabels(fault)}</li>`)}
${rest > 0 ? html`<li><a href="/faults">and ${rest} more</a></li>` : null}</ul>
<form method="post" action="/console/faults/clear"><button>Everything works again</button></form></div>`
}
