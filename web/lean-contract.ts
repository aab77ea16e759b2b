import { type ESTree, type Plugin, parseAst } from 'vite'

/** What only the server reads of a call: it checks requests and answers against these. */
const serverOnly = new Set(['params', 'query', 'body', 'answer', 'summary', 'access', 'status'])

/**
 * Leaves of each call of the contract what the browser sends, its method and path, so that no page
 * loads schemas but those that a form imports by name.
 */
export function leanContract(): Plugin {
  return {
    name: 'lean-contract',
    transform: {
      filter: { id: /\/contract\/src\/[\w/-]+\.ts$/ },
      handler: (code) => ({ code: leanModule(code), map: null }),
    },
  }
}

interface Edit {
  readonly start: number
  readonly end: number
  readonly text: string
}

/** A module of the contract, as JavaScript, without what the browser does not need. */
export function leanModule(code: string): string {
  const edits: Edit[] = []
  const program = parseAst(code)
  visit(program, (node) => edits.push(...withoutSchemas(node)))
  const lean = apply(code, edits)
  return apply(lean, parseAst(lean).body.flatMap(droppableWhenUnused))
}

/** `endpoint({ method, path, body })` → `({ method, path })` */
function withoutSchemas(node: ESTree.Node): Edit[] {
  if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier') return []
  const [definition] = node.arguments
  if (node.callee.name !== 'endpoint' || definition?.type !== 'ObjectExpression') return []
  const { properties } = definition
  const dropped = properties.flatMap((property, place): Edit[] => {
    if (!isServerOnly(property)) return []
    const end = properties[place + 1]?.start ?? definition.end - 1
    return [{ start: property.start, end, text: '' }]
  })
  return [{ start: node.callee.start, end: node.callee.end, text: '' }, ...dropped]
}

function isServerOnly(property: ESTree.ObjectExpression['properties'][number]): boolean {
  if (property.type !== 'Property' || property.key.type !== 'Identifier') return false
  return serverOnly.has(property.key.name)
}

/** A schema is made by calls, which a bundler keeps unless it is told that they do nothing else. */
function droppableWhenUnused(statement: ESTree.Program['body'][number]): Edit[] {
  const declaration =
    statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
  if (declaration?.type !== 'VariableDeclaration') return []
  return declaration.declarations.flatMap(({ init }) => {
    if (!init || !callsSomething(init)) return []
    return [
      { start: init.start, end: init.start, text: '/* @__PURE__ */ (() => (' },
      { start: init.end, end: init.end, text: '))()' },
    ]
  })
}

function callsSomething(init: ESTree.Node): boolean {
  let isCalling = false
  visit(init, ({ type }) => {
    isCalling ||= type === 'CallExpression' || type === 'NewExpression'
  })
  return isCalling
}

function visit(node: ESTree.Node, see: (node: ESTree.Node) => void): void {
  see(node)
  for (const child of Object.values(node).flat()) if (isNode(child)) visit(child, see)
}

function isNode(value: unknown): value is ESTree.Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
}

function apply(code: string, edits: readonly Edit[]): string {
  const lastFirst = edits.toSorted((one, other) => other.start - one.start)
  return lastFirst.reduce(
    (text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end),
    code,
  )
}
