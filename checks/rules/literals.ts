import ts from 'typescript'
import { parse } from './functions.ts'

/** Every complete text of a module as a reader sees it; `{}` where a template fills in a value. */
export function literalsIn(file: string): ReadonlySet<string> {
  const found = new Set<string>()
  const visit = (node: ts.Node): void => {
    const text = literalOf(node)
    if (text !== undefined) found.add(text)
    ts.forEachChild(node, visit)
  }
  visit(parse(file))
  return found
}

/** The values of a constant, property or attribute name in a module, as written. */
export function valuesNamed(file: string, name: string): string[] {
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    const value = isNamed(node, name) ? written(node.initializer) : undefined
    if (value !== undefined) found.push(value)
    ts.forEachChild(node, visit)
  }
  visit(parse(file))
  return found
}

function literalOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text
  if (ts.isJsxText(node)) return node.text.replaceAll(/\s+/g, ' ').trim()
  if (!ts.isTemplateExpression(node)) return undefined
  return node.head.text + node.templateSpans.map((span) => `{}${span.literal.text}`).join('')
}

type Named = ts.VariableDeclaration | ts.PropertyAssignment | ts.JsxAttribute

function isNamed(node: ts.Node, name: string): node is Named {
  const canBe =
    ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node) || ts.isJsxAttribute(node)
  return canBe && node.name.getText() === name
}

function written(value: ts.Node | undefined): string | undefined {
  if (value === undefined) return undefined
  if (ts.isJsxExpression(value)) return written(value.expression)
  if (ts.isStringLiteralLike(value)) return value.text
  return ts.isNumericLiteral(value) ? value.text : value.getText()
}
