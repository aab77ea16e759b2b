import { html, type SafeHtml } from '../console/html.ts'
import { type Section, section } from '../console/section.ts'
import { realMoment, state } from '../console/shown-values.ts'
import type { World } from '../world.ts'
import type { Inbox, InboxMessage, Verdict } from './inbox.ts'

const verdicts: Readonly<Record<Verdict, readonly [string, 'good' | 'bad' | 'neutral']>> = {
  verified: ['verified', 'good'],
  unsigned: ['not signed', 'bad'],
  'wrong-signature': ['wrong signature', 'bad'],
  'too-old': ['more than five minutes old', 'bad'],
  'no-secret': ['no secret yet', 'neutral'],
}

export function inboxSection(world: World, inbox: Inbox): Section {
  return section<InboxMessage>({
    id: 'inbox',
    tab: 'inbox',
    title: 'Webhook inbox',
    none: 'Nothing has arrived yet.',
    rowsMax: 40,
    columns: [
      { title: 'Webhook', isWide: true },
      { title: 'Inbox' },
      { title: 'Signature' },
      { title: 'Arrival', isNumber: true },
      { title: 'Received' },
    ],
    list: () => inbox.list(),
    key: ({ key }) => key,
    text: ({ inbox: name, id, body }) => `${name} ${id} ${body}`,
    cells: (message) => [
      html`<details><summary><strong>${typeOf(message)}</strong></summary><pre><code>${message.id}
${indented(message.body)}</code></pre></details>`,
      message.inbox,
      state(...verdicts[inbox.verdictOf(message)]),
      String(inbox.timesArrived(message)),
      realMoment(message.atMs),
    ],
    lead: () => drawLead(world, inbox),
  })
}

function drawLead({ origin }: World, inbox: Inbox): SafeHtml {
  const names = inbox.inboxes()
  const known = names.length === 0 ? null : html` Secrets are known for ${names.join(', ')}.`
  return html`<div class="stack"><p>Make a webhook under Settings → Developers with the address
<code>${origin}/inbox/mine</code> (any name will do), and paste its secret here.${known} Each message gets a 204;
<a href="/faults">Make it fail</a> has it refused, or taken late or never.</p>
<form method="post" action="/console/inbox/secret"><label>Inbox <input name="name" value="mine" required></label>
<label>Secret <input name="secret" placeholder="whsec_…" autocomplete="off" required></label> <button class="main">Check signatures with it</button></form>
<form method="post" action="/console/inbox/clear"><button>Empty the inbox</button></form></div>`
}

function typeOf({ body }: InboxMessage): string {
  const { type } = (parsed(body) ?? {}) as { type?: unknown }
  return typeof type === 'string' ? type : 'no event'
}

function indented(body: string): string {
  const value = parsed(body)
  return value === null ? body : JSON.stringify(value, null, 2)
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body) as unknown
  } catch {
    return null
  }
}
