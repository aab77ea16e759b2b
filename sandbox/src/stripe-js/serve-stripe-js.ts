import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'

/** Serves the browser script: the built file next to the bundle, or built now from source. */
export function registerStripeJs(app: FastifyInstance): void {
  let script: Promise<string> | undefined
  app.get('/stripe.js', async (_request, reply) => {
    script ??= readBuilt().then((built) => built ?? buildNow())
    return reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('x-content-type-options', 'nosniff')
      .header('cross-origin-resource-policy', 'cross-origin')
      .send(await script)
  })
}

async function readBuilt(): Promise<string | null> {
  return readFile(new URL('./stripe.js', import.meta.url), 'utf8').catch(() => null)
}

async function buildNow(): Promise<string> {
  const { build } = await import('esbuild')
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('./stripe-js.ts', import.meta.url))],
    bundle: true,
    format: 'iife',
    write: false,
  })
  return outputFiles[0]?.text ?? ''
}
