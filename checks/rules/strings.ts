import ts from 'typescript'
import { parse } from './functions.ts'

/** Every string, template and text between tags in a module, with its line. */
export function stringsIn(file: string): { text: string; line: number }[] {
  const source = parse(file)
  const found: { text: string; line: number }[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node) || isShownText(node)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source))
      found.push({ text: node.getText(source), line: line + 1 })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

function isShownText(node: ts.Node): boolean {
  return ts.isJsxText(node) && !node.containsOnlyTriviaWhiteSpaces
}
