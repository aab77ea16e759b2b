import ts from 'typescript'
import { parse } from './functions.ts'
import { modules, textOf } from './source-text.ts'

/** Every place where an object literal is spread into another object or into attributes. */
export function literalSpreads(): string[] {
  return modules.filter((file) => textOf(file).includes('...{')).flatMap(literalSpreadsIn)
}

function literalSpreadsIn(file: string): string[] {
  const source = parse(file)
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    const isSpread = ts.isSpreadAssignment(node) || ts.isJsxSpreadAttribute(node)
    if (isSpread && ts.isObjectLiteralExpression(node.expression)) {
      found.push(`${file}:${source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1}`)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}
