import type { FastifyInstance } from 'fastify'
import { html, type SafeHtml } from '../console/html.ts'
import type { World } from '../world.ts'

/** Adds the routes of the social platforms and their `/control/…` and `/console/…` calls. */
export function registerPlatforms(_app: FastifyInstance, _world: World): void {}

/** The platforms' part of the console page. */
export function renderPlatformSections(_world: World): SafeHtml {
  return html``
}

/** The platforms' part of `GET /control/state`. */
export function platformState(_world: World): Record<string, unknown> {
  return {}
}
