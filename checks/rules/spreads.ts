import ts from 'typescript'
import { parse } from './functions.ts'
import { modules, textOf } from './source-text.ts'

/** Every place where an object literal is spread into another object or into attributes. */
export function literalSpreads(): string[] {
  return spreadsOf((spread) => ts.isObjectLiteralExpression(spread), /\.{3}\{/)
}

/** Every place that spreads a conditional with an empty object on one side. */
export function emptySpreads(): string[] {
  return spreadsOf((spread) => {
    const choice = ts.isParenthesizedExpression(spread) ? spread.expression : spread
    if (!ts.isConditionalExpression(choice)) return false
    return isEmptyObject(choice.whenTrue) || isEmptyObject(choice.whenFalse)
  }, /\.{3}\([^;]*\{\}/)
}

function isEmptyObject(node: ts.Expression): boolean {
  return ts.isObjectLiteralExpression(node) && node.properties.length === 0
}

/** Parses only files in which the shape may occur. */
function spreadsOf(isBad: (spread: ts.Expression) => boolean, shape: RegExp): string[] {
  return modules
    .filter((file) => shape.test(textOf(file)))
    .flatMap((file) => {
      const source = parse(file)
      const found: string[] = []
      const visit = (node: ts.Node): void => {
        const isSpread = ts.isSpreadAssignment(node) || ts.isJsxSpreadAttribute(node)
        if (isSpread && isBad(node.expression)) {
          const { line } = source.getLineAndCharacterOfPosition(node.getStart(source))
          found.push(`${file}:${line + 1}`)
        }
        ts.forEachChild(node, visit)
      }
      visit(source)
      return found
    })
}
