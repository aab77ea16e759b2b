import type { Access } from '@permille/contract/endpoint'
import { escapeHtml } from '../pages/escape-html.ts'
import type { RawRoute } from './raw-route.ts'
import type { Route } from './route.ts'

interface Listed {
  readonly method: string
  readonly path: string
  readonly summary: string
  readonly access: Access
}

/** Renders the API as one page without scripts: the readable form of `/api/openapi.json`. */
export function renderApiDocs(routes: readonly (Route | RawRoute)[], description: object): string {
  const groups = groupByTag(routes.map(listed))
  const sections = [...groups].map(([tag, calls]) => section(tag, calls, description)).join('')
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Permille API</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>${style}</style></head>
<body><main><h1>Permille API</h1>
<p>Every call of this server. Machines read <a href="/api/openapi.json">openapi.json</a>.</p>
<p>Money is whole cents of usd and times are ISO 8601 in UTC. A body is JSON. Calls that change
something need an <code>Origin</code> header of this site and may carry an
<code>Idempotency-Key</code> (a UUID): the same key returns the first result. Lists hold at most
100 items; the next page is in the <code>Link</code> header.</p>
${sections}</main></body></html>`
}

function listed(route: Route | RawRoute): Listed {
  return route.kind === 'raw' ? route : route.endpoint
}

function groupByTag(calls: readonly Listed[]): Map<string, Listed[]> {
  const groups = new Map<string, Listed[]>()
  for (const call of calls) {
    const tag = call.path.split('/')[2] ?? 'api'
    groups.set(tag, [...(groups.get(tag) ?? []), call])
  }
  return groups
}

function section(tag: string, calls: readonly Listed[], description: object): string {
  const items = calls.map((call) => item(call, description)).join('')
  return `<h2>${escapeHtml(tag)}</h2>${items}`
}

function item({ method, path, summary, access }: Listed, description: object): string {
  const operation = operationOf(description, path, method)
  return `<details><summary><code><b>${method}</b> ${escapeHtml(path)}</code>
<span>${escapeHtml(summary)}</span></summary><p>${escapeHtml(accessText(access))}</p>
<pre tabindex="0">${escapeHtml(JSON.stringify(operation, null, 2))}</pre></details>`
}

function accessText(access: Access): string {
  if (access === 'public') return 'Open to everyone.'
  return access === 'signed-in' ? 'Anyone signed in.' : `Only for: ${access.join(', ')}.`
}

function operationOf(description: object, path: string, method: string): unknown {
  const { paths } = description as { paths: Record<string, Record<string, unknown>> }
  return paths[path]?.[method.toLowerCase()]
}

const style = `:root{color-scheme:light dark}
body{font:16px/1.5 system-ui,sans-serif;margin:0;background:Canvas;color:CanvasText}
main{max-width:56rem;margin:0 auto;padding:2rem 1rem}h2{margin:2rem 0 .5rem;text-transform:capitalize}
details{border-bottom:1px solid #8884;padding:.5rem 0}summary{cursor:pointer}
summary code{display:inline-block;min-width:24rem}pre{overflow:auto;font-size:.8125rem}
@media(max-width:48rem){summary code{min-width:0;overflow-wrap:anywhere}}`
