import type { FastifyInstance } from 'fastify'
import { type Fields, fieldsProblem } from './fields.ts'

/** A control call of the sandbox; its documentation is generated from it. */
export interface ControlCall {
  readonly method: 'GET' | 'PUT' | 'POST' | 'DELETE'
  readonly path: string
  readonly says: string
  /** The fields of the JSON body, or of the query of a GET or DELETE. */
  readonly fields: Fields
  /** A working body or query. */
  example(): Readonly<Record<string, unknown>>
  /** Throws a `Refusal` for what field validation does not catch. */
  run(input: Readonly<Record<string, unknown>>): unknown
}

/** Becomes a 400 with this sentence. */
export class Refusal extends Error {}

export function hasBody({ method }: Pick<ControlCall, 'method'>): boolean {
  return method === 'PUT' || method === 'POST'
}

export function registerCall(app: FastifyInstance, call: ControlCall): void {
  app.route({
    method: call.method,
    url: call.path,
    handler: async (request, reply) => {
      const input = hasBody(call) ? request.body : request.query
      const problem = fieldsProblem(call.fields, input)
      if (problem !== null) return await reply.code(400).send({ message: problem })
      try {
        return await call.run(input as Readonly<Record<string, unknown>>)
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        return await reply.code(400).send({ message: error.message })
      }
    },
  })
}
