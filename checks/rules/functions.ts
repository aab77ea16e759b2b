import ts from 'typescript'
import { modules, textOf } from './source-text.ts'

export interface FunctionShape {
  readonly place: string
  readonly file: string
  readonly lineCount: number
  readonly parameterCount: number
  readonly hasName: boolean
  readonly isComponent: boolean
  readonly isSuite: boolean
}

type FunctionNode = ts.FunctionLikeDeclaration & { readonly body: ts.Node }

/** Every function with a body in every module. */
export function allFunctions(): FunctionShape[] {
  return modules.flatMap((file) => {
    const source = parse(file)
    const found: FunctionShape[] = []
    const visit = (node: ts.Node): void => {
      if (hasBody(node)) found.push(describe({ file, source, node }))
      ts.forEachChild(node, visit)
    }
    visit(source)
    return found
  })
}

/** The syntax tree of a module, with parents set. */
export function parse(file: string): ts.SourceFile {
  return parseText(file, textOf(file))
}

export function parseText(file: string, text: string): ts.SourceFile {
  const kind = file.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  return ts.createSourceFile(file, text, ts.ScriptTarget.ES2023, true, kind)
}

function hasBody(node: ts.Node): node is FunctionNode {
  return ts.isFunctionLike(node) && 'body' in node && node.body !== undefined
}

interface Found {
  readonly file: string
  readonly source: ts.SourceFile
  readonly node: FunctionNode
}

function describe({ file, source, node }: Found): FunctionShape {
  const first = source.getLineAndCharacterOfPosition(node.getStart(source)).line
  const last = source.getLineAndCharacterOfPosition(node.end).line
  const name = nameOf(node)
  return {
    place: `${file}:${first + 1} ${name ?? '(a function without a name)'}`,
    file,
    lineCount: last - first + 1,
    parameterCount: node.parameters.length,
    hasName: name !== undefined,
    isComponent: file.endsWith('.tsx') && containsJsx(node),
    isSuite: isDescribeCallback(node),
  }
}

function nameOf(node: FunctionNode): string | undefined {
  if (ts.isConstructorDeclaration(node)) return 'constructor'
  if (node.name !== undefined) return node.name.getText()
  const parent = node.parent
  const isNaming = ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent)
  return isNaming ? parent.name.getText() : undefined
}

function containsJsx(node: ts.Node): boolean {
  if (ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node) || ts.isJsxFragment(node)) {
    return true
  }
  return ts.forEachChild(node, (child) => containsJsx(child) || undefined) ?? false
}

/** `describe(…, () => {…})` groups tests and is not read as a function. */
function isDescribeCallback(node: FunctionNode): boolean {
  const call = node.parent
  return (
    ts.isCallExpression(call) && /^(?:describe|test\.describe)\b/.test(call.expression.getText())
  )
}
