import { canStrike, type FaultKindName, faultFacts, faultKindNames } from '#control/fault-kinds.ts'
import { faultPresets } from '#control/fault-presets.ts'
import { providers } from '#control/providers.ts'
import type { World } from '#world.ts'
import { html, type SafeHtml } from '../html.ts'
import { panel, type Section } from '../section.ts'
import { faultLabels, providerTitle } from './fault-labels.ts'

/** The tab "Make it fail": active faults, common ones as buttons, and every kind with its fields. */
export function faultSections(world: World): readonly Section[] {
  return [
    panel({ id: 'on', tab: 'faults', title: 'On now', draw: () => drawOn(world) }),
    panel({ id: 'presets', tab: 'faults', title: 'Make it fail', draw: drawPresets }),
    panel({ id: 'kinds', tab: 'faults', title: 'Every fault there is', draw: drawKinds }),
  ]
}

function drawOn({ faults }: World): SafeHtml {
  const on = faults.list()
  if (on.length === 0) {
    return html`<div class="card padded soft">Nothing: everything works.</div>`
  }
  const off = (name: string) => html`<form method="post" action="/console/faults/off">
<button name="fault" value="${name}">Switch off</button></form>`
  return html`<div class="stack"><ul class="card list">${on.map((fault) => html`<li id="fault-${fault.id}"><span>${faultLabels(fault)}</span>${off(fault.id)}</li>`)}</ul>
<form method="post" action="/console/faults/clear"><button>Everything works again</button></form></div>`
}

function drawPresets(): SafeHtml {
  const groups = [...new Set(faultPresets.map(({ group }) => group))]
  return html`<div class="card padded grid">${groups.map(
    (
      group,
    ) => html`<form class="choices${group === 'Platforms' ? ' broad' : ''}" method="post" action="/console/faults/preset"><h3>${group}</h3>
${faultPresets
  .filter((preset) => preset.group === group)
  .map(({ name, title }) => html`<button name="preset" value="${name}">${title}</button>`)}</form>`,
  )}</div>`
}

function drawKinds(): SafeHtml {
  return html`<div class="grid">${faultKindNames.map(drawKind)}</div>
<datalist id="calls">${usualMatches.map((match) => html`<option value="${match}">`)}</datalist>`
}

/** Only suggestions: any prefix of a call, event or payment is accepted. */
const usualMatches = [
  'POST /v1/payment_intents',
  'POST /v1/transfers',
  'POST /v1/refunds',
  'GET /v1/balance',
  'POST /v1/accounts',
  'payment_intent.succeeded',
  'account.updated',
  'payout.',
  'charge.dispute.',
]

function drawKind(kind: FaultKindName): SafeHtml {
  const { title, says, reads, strikes } = faultFacts(kind)
  const matched = { request: 'Call', webhook: 'Event', card: 'Payment' }[strikes]
  return html`<form id="kind-${kind}" class="card padded kind" method="post" action="/console/faults/add">
<input type="hidden" name="kind" value="${kind}"><h3>${title}</h3><p class="soft">${says}</p>
<div class="fields">${whose(kind)}
<label>${matched} <input name="match" list="calls" placeholder="every one"></label>
${reads.includes('status') ? html`<label>Status <input name="status" type="number" min="200" max="599" value="503"></label>` : null}
${reads.includes('delaySeconds') ? html`<label>Seconds late <input name="delaySeconds" type="number" min="0" value="5"></label>` : null}
<label>How long <select name="lasts">${durations.map(({ name, title: words }) => html`<option value="${name}">${words}</option>`)}</select></label>
<button class="main">Switch on</button></div></form>`
}

function whose(kind: FaultKindName): SafeHtml {
  const able = providers.filter((provider) => canStrike(kind, provider))
  if (able.length === 1) return html`<input type="hidden" name="provider" value="${able[0]}">`
  const options = able.map(
    (provider) => html`<option value="${provider}">${providerTitle(provider)}</option>`,
  )
  return html`<label>Whose <select name="provider">${options}</select></label>`
}

/** The durations that the panel offers. */
export const durations = [
  { name: 'once', title: 'once', asks: { times: 1 } },
  { name: 'thrice', title: '3 times', asks: { times: 3 } },
  { name: 'minute', title: 'for a minute', asks: { forSeconds: 60 } },
  { name: 'always', title: 'until switched off', asks: { times: Number.MAX_SAFE_INTEGER } },
] as const
