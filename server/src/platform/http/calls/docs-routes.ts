import type { FastifyInstance } from 'fastify'
import { renderApiDocs } from './api-docs-page.ts'
import { describeApi } from './openapi.ts'
import type { RawRoute } from './raw-route.ts'
import type { Route } from './route.ts'

export function registerDocsRoutes(
  app: FastifyInstance,
  routes: readonly (Route | RawRoute)[],
): void {
  const description = describeApi(routes)
  const text = JSON.stringify(description)
  const page = renderApiDocs(routes, description)
  app.get('/api/openapi.json', async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(text),
  )
  app.get('/api/docs', async (_request, reply) => reply.type('text/html; charset=utf-8').send(page))
}
