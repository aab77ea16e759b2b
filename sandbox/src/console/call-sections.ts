import { type ControlCall, hasBody } from '#control/control-call.ts'
import type { Field } from '#control/fields.ts'
import type { World } from '#world.ts'
import { html, type SafeHtml } from './html.ts'
import { panel, type Section } from './section.ts'

/** The documentation of the control calls, for people who write tests against the sandbox. */
export function callSections(world: World, calls: readonly ControlCall[]): readonly Section[] {
  const introduction = panel({
    id: 'calls',
    tab: 'calls',
    title: 'Control calls',
    draw: () => html`<div class="card padded"><p>For tests: JSON over HTTP at
<code>${world.origin}</code>. A refused call is a 400 with a sentence in <code>message</code>. Only programs may call:
a browser’s page of another site gets 403.</p></div>`,
  })
  return [introduction, ...calls.map((call) => callSection(world, call))]
}

function callSection(world: World, call: ControlCall): Section {
  const id = `${call.method}${call.path}`.replaceAll('/', '-').toLowerCase()
  return panel({
    id,
    tab: 'calls',
    title: `${call.method} ${call.path}`,
    draw: () => html`<div class="card padded stack"><p>${call.says}</p>${fieldList(call)}
<pre><code>${curlOf(world, call)}</code></pre></div>`,
  })
}

function fieldList({ fields }: ControlCall): SafeHtml | null {
  const entries = Object.entries(fields)
  if (entries.length === 0) return null
  return html`<dl>${entries.map(([name, field]) => fieldLine(name, field))}</dl>`
}

function fieldLine(name: string, { says, expected, isRequired }: Field): SafeHtml {
  return html`<div><dt><code>${name}</code>${isRequired ? html` <span class="state">required</span>` : null}</dt>
<dd>${says} <span class="soft">${expected}</span></dd></div>`
}

/** Can be pasted into a shell. */
function curlOf({ origin }: World, call: ControlCall): string {
  const example = call.example()
  const method = call.method === 'GET' ? '' : `-X ${call.method} `
  if (hasBody(call)) {
    const body = JSON.stringify(example).replaceAll("'", "'\\''")
    return `curl ${method}${origin}${call.path} -H 'content-type: application/json' -d '${body}'`
  }
  const query = new URLSearchParams(example as Record<string, string>).toString()
  return `curl ${method}'${origin}${call.path}${query === '' ? '' : `?${query}`}'`
}
