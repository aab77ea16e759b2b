import type { World } from '#world.ts'
import { html, type SafeHtml } from './html.ts'
import { panel, type Section } from './section.ts'
import { moment } from './shown-values.ts'

const hour = 3600
const day = 24 * hour

export const moves = [
  { seconds: hour, title: '1 hour ahead' },
  { seconds: day, title: '1 day ahead' },
  { seconds: 7 * day, title: '7 days ahead' },
  { seconds: 30 * day, title: '30 days ahead' },
] as const

/** Moves the providers' clock; the marketplace's own is real. */
export function clockSection(world: World): Section {
  return panel({
    id: 'clock',
    tab: 'clock',
    title: 'The providers’ clock',
    draw: () => drawClock(world),
  })
}

function drawClock(world: World): SafeHtml {
  const { clockOffsetSeconds: ahead } = world.settings.current
  const back = html`<form method="post" action="/console/clock"><button name="move" value="back">Back to the real time</button></form>`
  return html`<div class="card padded stack"><p><strong class="large">${inWords(ahead)}</strong> ${ahead === 0 ? null : html`<span class="soft">a new charge is made</span> ${moment(world.now())}`}</p>
<form method="post" action="/console/clock">${moves.map(({ seconds, title }) => html`<button name="move" value="${seconds}">${title}</button>`)}</form>
${ahead === 0 ? null : back}
<h3>What moves with it</h3>
<ul><li>Charges become available, transfers are paid out, and payouts arrive at their banks.</li>
<li>Disputes that nobody responded to are lost when their time is over.</li>
<li>Access tokens of TikTok and Instagram expire; the marketplace must refresh them.</li>
<li>Idempotency keys are forgotten after 24 hours.</li>
<li>Views grow as they would in that time.</li></ul>
<h3>What does not</h3>
<ul><li>The marketplace’s own clock: holds, the time a brand has to decide, the 30 days in which views count, and every date on its screens. It reads the machine’s clock and nothing can set it.</li>
<li>What has happened stays: going back undoes no payout, and what was made meanwhile carries its later time.</li>
<li>Webhooks are sent, and sent again, by the real time.</li></ul></div>`
}

/** "2 days, 3 hours ahead". */
export function inWords(aheadSeconds: number): string {
  if (aheadSeconds === 0) return 'The real time'
  const days = Math.floor(Math.abs(aheadSeconds) / day)
  const hours = Math.round((Math.abs(aheadSeconds) % day) / hour)
  const parts = [plural(days, 'day'), plural(hours, 'hour')].filter((part) => part !== '')
  const amount = parts.join(', ') || plural(Math.abs(aheadSeconds), 'second')
  return `${amount} ${aheadSeconds > 0 ? 'ahead' : 'behind'}`
}

function plural(amount: number, unit: string): string {
  if (amount === 0) return ''
  return amount === 1 ? `1 ${unit}` : `${amount} ${unit}s`
}
