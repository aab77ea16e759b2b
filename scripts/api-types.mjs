import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import openapiTypescript, { astToString } from 'openapi-typescript'
import ts from 'typescript'
import { bundleForNode } from './build/bundle.mjs'
import { PlainError, runCommand } from './plain-error.mjs'
import { root } from './root.mjs'

const target = 'contract/src/client/generated/api.d.ts'
const bundled = path.join(root, 'node_modules/.cache/api-types')

/** The contract's money types. */
const brands = new Map(
  ['Cents', 'CentsPerKViews'].map((name) => [
    name === 'Cents' ? 'cents' : 'cents-per-1000-views',
    ts.factory.createTypeReferenceNode(name),
  ]),
)

/**
 * Writes the types of every call from the description that the server sends; with `--check` it
 * compares them with the file instead.
 */
await runCommand(async () => {
  const types = await generateTypes(await describeApi())
  const file = path.join(root, target)
  if (!process.argv.includes('--check')) writeFileSync(file, types)
  else if (readFileSync(file, 'utf8') !== types)
    throw new PlainError(`${target} is older than the contract. Run \`npm run api-types\`.`)
})

/** @returns {Promise<Description>} */
async function describeApi() {
  await bundleForNode(['server/src/commands/describe-api.ts'], bundled)
  /** @type {{ describeEveryCall: () => Promise<Description> }} */
  const server = await import(pathToFileURL(path.join(bundled, 'describe-api.mjs')).href)
  return server.describeEveryCall()
}

/**
 * @typedef {{ $ref?: string }} Reference
 * @typedef {Reference & { properties?: { code: { enum: string[] } } }} Coded
 * @typedef {Reference & { content?: Record<string, { schema: { allOf?: Coded[] } }> }} Response
 * @typedef {{ parameters: Reference[], responses: Record<string, Response> }} Operation
 * @typedef {{
 *   paths: Record<string, Record<string, Operation>>,
 *   components: { responses: Record<string, Response> },
 * }} Description
 */

/** @param {Description} description */
async function generateTypes(description) {
  for (const operation of Object.values(description.paths).flatMap(Object.values))
    simplify(operation, description.components.responses)
  description.components.responses = {}
  const nodes = await openapiTypescript(/** @type {any} */ (description), {
    alphabetize: true,
    inject: "import type { Cents, CentsPerKViews } from '../../money.ts'",
    transform: ({ format }) => brands.get(format ?? ''),
  })
  return astToString(nodes)
}

/**
 * Removes the Origin header, which the client sends itself, and merges a call's failures into one type with
 * every code that it can be refused with.
 * @param {Operation} operation
 * @param {Record<string, Response>} shared
 */
function simplify(operation, shared) {
  operation.parameters = operation.parameters.filter(({ $ref }) => !$ref?.endsWith('/Origin'))
  const responses = Object.entries(operation.responses)
  const succeeded = responses.filter(([status]) => Number(status) < 400)
  const refused = responses.filter(([status]) => Number(status) >= 400)
  const codes = refused.flatMap(([, { $ref, ...own }]) => {
    const { content } = $ref === undefined ? own : (shared[$ref.split('/').at(-1) ?? ''] ?? own)
    return content?.['application/json']?.schema.allOf?.[1]?.properties?.code.enum ?? []
  })
  operation.responses = { ...Object.fromEntries(succeeded), default: failureOf(codes) }
}

/**
 * A call can also fail by our own bug.
 * @param {string[]} codes
 */
function failureOf(codes) {
  const code = { type: 'string', enum: [...codes, 'internal'].toSorted() }
  const own = { type: 'object', properties: { code }, required: ['code'] }
  const schema = { allOf: [{ $ref: '#/components/schemas/Failure' }, own] }
  return { description: 'Refused', content: { 'application/json': { schema } } }
}
