import type { FastifyInstance } from 'fastify'
import type { Trail } from './console/dollar-trail.ts'
import type { Section } from './console/section.ts'
import type { ControlCall } from './control/control-call.ts'

/** An outside party, or several of one kind, that the sandbox simulates. */
export interface Provider {
  /** The name of its part of `GET /control/state`. */
  readonly name: string
  state(): unknown
  /** Its parts of the console. */
  readonly sections: readonly Section[]
  /** Its steps in the path of the newest dollar, on the console. */
  trail(): Trail
  /** Its control calls, under `/control/`. */
  readonly controlCalls: readonly ControlCall[]
  /** Registers the forms of those sections, under `/console/`. */
  registerForms(app: FastifyInstance): void
  /** Registers its API, in a separate plugin scope. */
  register(app: FastifyInstance): void
}
