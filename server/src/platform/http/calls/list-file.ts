import type { Endpoint, QueryOf, ResponseOf } from '@permille/contract/endpoint'
import type { Timestamp } from '@permille/contract/shapes'
import * as z from 'zod/mini'
import { invariant } from '#platform/errors/errors.ts'
import type { CsvField } from './csv.ts'
import { linesPerRead, openPiecesFile } from './csv-file.ts'
import { csvFile, type RawCall, type RawRoute, rawRoute } from './raw-route.ts'
import type { Route, Sendable } from './route.ts'
import { readParams, readQuery } from './validate.ts'

type ItemOf<E> = ResponseOf<E> extends readonly (infer Item)[] ? Sendable<Item> : never

/** The file's name without extension; names the filter where people keep several files. */
type Name<Filter> = string | ((filter: Filter) => string)
type Columns<Item> = Readonly<Record<string, (item: Item) => CsvField>>

export interface ListFile {
  readonly endpoint: Endpoint
  readonly name: Name<never>
  readonly columns: Columns<unknown>
}

/** The columns by their headings, for the items of this list. */
export function listFile<E extends Endpoint>(
  endpoint: E,
  name: Name<QueryOf<E>>,
  columns: Columns<ItemOf<E>>,
): ListFile {
  return { endpoint, name, columns: columns as Columns<unknown> }
}

/**
 * Adds the files of lists: each at its list's URL plus `.csv`, unpaged, with the same filters. A file contains
 * what its list's own handler returns, so it holds nothing that its reader could not list.
 */
export function withFiles(
  routes: readonly (Route | RawRoute)[],
  files: readonly ListFile[],
): (Route | RawRoute)[] {
  return [...routes, ...files.map((file) => fileRoute(file, listRouteOf(routes, file.endpoint)))]
}

function listRouteOf(routes: readonly (Route | RawRoute)[], endpoint: Endpoint): Route {
  const found = routes.find((each) => each.kind === 'contract' && each.endpoint === endpoint)
  invariant(found?.kind === 'contract', `no list at ${endpoint.path}`)
  return found
}

function fileRoute({ endpoint, name, columns }: ListFile, list: Route): RawRoute {
  const filterSchema = filterOf(endpoint)
  const fields = Object.values(columns)
  const lines = {
    columns: Object.keys(columns),
    lineOf: (item: unknown) => fields.map((field) => field(item)),
  }
  return rawRoute({
    name: endpoint.name.replace(/^list/, 'download'),
    method: 'GET',
    path: `${endpoint.path}.csv`,
    summary: `CSV: ${endpoint.summary}; unpaged, with the same filters`,
    access: endpoint.access,
    scope: endpoint.scope,
    ...(endpoint.keys !== undefined && { keys: endpoint.keys }),
    refusals: endpoint.refusals ?? [],
    query: filterSchema,
    success: csvFile,
    needsOwnOrigin: false,
    bodyMaxBytes: 1024,
    handle: async (received) => {
      const params = readParams(endpoint, received.params)
      const filter = readQuery(filterSchema, received.query)
      const chunks = await openPiecesFile(lines, (cursor: string | undefined) =>
        readPiece(list, received, { params, query: { ...filter, cursor, limit: linesPerRead } }),
      )
      const called = typeof name === 'string' ? name : name(filter as never)
      const type = 'text/csv; charset=utf-8'
      return { file: { name: `permille-${called}.csv`, type, chunks } }
    },
  })
}

/** One page of the list, as its own call would return it. */
async function readPiece(
  list: Route,
  received: RawCall,
  request: { readonly params: unknown; readonly query: object },
) {
  let end: string | undefined
  const linkNextPage = (cursor: string | null) => {
    end = cursor ?? undefined
  }
  const items = await list.handle({ ...received, ...request, linkNextPage } as never)
  return { items: items as readonly unknown[], end }
}

/** A file has no pages, and a short list none either. */
function filterOf({ query, path }: Endpoint): z.ZodMiniType<Record<string, unknown>> {
  invariant(query instanceof z.ZodMiniObject, `no list at ${path}`)
  const paging = ['limit', 'cursor'].filter((name) => name in query.shape)
  return z.omit(query, Object.fromEntries(paging.map((name) => [name, true])) as never)
}

/** A time in the format of spreadsheets. */
export function instantText(at: Date | Timestamp | null): string | null {
  return at === null ? null : new Date(at).toISOString()
}
