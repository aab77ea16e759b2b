import { createHash } from 'node:crypto'
import fastify from 'fastify'

export interface ReferenceScript {
  /** The start of its hash, which is in its address, so that it can be cached forever. */
  readonly version: string
  readonly text: string
}

/**
 * Scalar's bundle for browsers. Of its packages only the plugin for Fastify brings it without the
 * hundreds that it was bundled from, and serves it on a route of its own; that route is asked once.
 */
export async function readReferenceScript(): Promise<ReferenceScript> {
  const { default: scalar } = await import('@scalar/fastify-api-reference')
  const app = fastify()
  await app.register(scalar, { routePrefix: '/scalar', configuration: { url: '/' } })
  const { body } = await app.inject('/scalar/js/scalar.js')
  await app.close()
  const version = createHash('sha256').update(body).digest('hex').slice(0, 12)
  return { version, text: body }
}
