import type { FastifyInstance } from 'fastify'
import type { SafeHtml } from './console/html.ts'

/** An outside party, or several of one kind, that the sandbox stands in for. */
export interface Provider {
  /** Its part of `GET /control/state`. */
  readonly name: string
  state(): unknown
  /** The sections of the console page that `render` writes, for its navigation. */
  readonly sections: readonly { readonly id: string; readonly title: string }[]
  render(): SafeHtml
  /** The forms of those sections, under `/console/`. */
  registerForms(app: FastifyInstance): void
  /** What it serves itself, in a scope of its own. */
  register(app: FastifyInstance): void
}
