import type { FastifyInstance } from 'fastify'
import type { SafeHtml } from './console/html.ts'

/** An outside party, or several of one kind, that the sandbox simulates. */
export interface Provider {
  /** The name of its part of `GET /control/state`. */
  readonly name: string
  state(): unknown
  /** The sections of the console page written by `render`, for its navigation. */
  readonly sections: readonly { readonly id: string; readonly title: string }[]
  render(): SafeHtml
  /** Registers the forms of those sections, under `/console/`. */
  registerForms(app: FastifyInstance): void
  /** Registers its own API, in a plugin scope of its own. */
  register(app: FastifyInstance): void
}
