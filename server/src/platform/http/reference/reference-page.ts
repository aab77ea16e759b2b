/** The API reference. The browser renders it; without scripts it links to the description. */
export function referencePage(scriptAddress: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Permille API</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="/reference/start.css">
<script src="/theme.js"></script></head>
<body><nav aria-label="Permille"><a href="/">Permille</a><span>API</span>
<a href="/api/openapi.json">openapi.json</a></nav>
<noscript><main><h1>Permille API</h1><p>This page needs JavaScript. The whole description is also in
<a href="/api/openapi.json">openapi.json</a>, which every OpenAPI tool reads.</p></main></noscript>
<div id="reference"></div>
<script src="${scriptAddress}"></script><script src="/reference/start.js"></script></body></html>`
}
