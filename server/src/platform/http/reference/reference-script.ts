import { createHash } from 'node:crypto'
import fastify from 'fastify'

export interface ReferenceScript {
  /** The start of its hash; part of its URL, so that it can be cached forever. */
  readonly version: string
  readonly text: string
}

/**
 * Scalar's browser bundle. Only its Fastify plugin ships the bundle without the hundreds of packages it was
 * built from. The plugin serves it on a route, which we call once.
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
