import ts from 'typescript'
import { parse } from './functions.ts'
import { productModules } from './source-text.ts'

/**
 * Places where something comes and goes beside a text of the same parent. A browser that translates the page
 * moves the text into elements of its own; React then cannot put an element before it, or take it away.
 */
export function bareTextsBesideConditions(): string[] {
  return productModules
    .filter((file) => file.startsWith('web/') && file.endsWith('.tsx'))
    .flatMap((file) => {
      const source = parse(file)
      return unsafeOutcomes(source).map(({ node }) => {
        const { line } = source.getLineAndCharacterOfPosition(node.getStart(source))
        return `${file}:${line + 1}`
      })
    })
}

export type Unsafe =
  /** Its texts are children of what is around it. */
  | { readonly kind: 'fragment'; readonly node: ts.JsxFragment }
  | { readonly kind: 'words'; readonly node: ts.Expression }
  /** An element, before a text. */
  | { readonly kind: 'before-text'; readonly node: ts.Expression }

/** What comes and goes beside a text, in the order of the module. */
export function unsafeOutcomes(source: ts.SourceFile): Unsafe[] {
  const mayHoldText = source.fileName.startsWith('web/src/ui/')
  const found: Unsafe[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isJsxElement(node) || (ts.isJsxFragment(node) && !ts.isJsxFragment(node.parent))) {
      const children = node.children.flatMap(flattened)
      children.forEach((child, index) => {
        const next = children[index + 1]
        const isBeforeText = next !== undefined && isText(next, mayHoldText)
        found.push(...unsafeIn(child, { isBeforeText, isAlone: children.length === 1 }))
      })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

interface Around {
  readonly isBeforeText: boolean
  readonly isAlone: boolean
}

function unsafeIn(child: ts.JsxChild, { isBeforeText, isAlone }: Around): Unsafe[] {
  const expression = expressionOf(child)
  const outcomes = expression === undefined ? [] : outcomesOf(expression)
  // Of one text or another, and of a text alone, React keeps the node.
  const isReplaced = outcomes.some((each) => each !== undefined && isMarkup(each))
  const isTaken = outcomes.includes(undefined) && !isAlone
  return outcomes.flatMap((node): Unsafe[] => {
    if (node === undefined || outcomes.length < 2) return []
    if (ts.isJsxFragment(node)) {
      const holdsText = node.children.some((part) => isText(part, false))
      return holdsText ? [{ kind: 'fragment', node }] : []
    }
    if (isWords(node)) return isReplaced || isTaken ? [{ kind: 'words', node }] : []
    return isMarkup(node) && isBeforeText ? [{ kind: 'before-text', node }] : []
  })
}

/** A fragment's children are children of what is around it; space between lines is nothing. */
function flattened(child: ts.JsxChild): ts.JsxChild[] {
  if (ts.isJsxFragment(child)) return child.children.flatMap(flattened)
  return ts.isJsxText(child) && child.containsOnlyTriviaWhiteSpaces ? [] : [child]
}

function expressionOf(child: ts.JsxChild): ts.Expression | undefined {
  return ts.isJsxExpression(child) ? child.expression && unwrapped(child.expression) : undefined
}

function unwrapped(expression: ts.Expression): ts.Expression {
  return ts.isParenthesizedExpression(expression) ? unwrapped(expression.expression) : expression
}

/** What an expression can render; `undefined` is nothing. */
function outcomesOf(expression: ts.Expression): (ts.Expression | undefined)[] {
  const bare = unwrapped(expression)
  if (ts.isConditionalExpression(bare)) {
    return [...outcomesOf(bare.whenTrue), ...outcomesOf(bare.whenFalse)]
  }
  const operator = ts.isBinaryExpression(bare) ? bare.operatorToken.kind : undefined
  if (ts.isBinaryExpression(bare) && operator === ts.SyntaxKind.AmpersandAmpersandToken) {
    return [undefined, ...outcomesOf(bare.right)]
  }
  return [bare]
}

function isMarkup(node: ts.Expression): boolean {
  return ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node) || ts.isJsxFragment(node)
}

function isText(child: ts.JsxChild, mayHoldText: boolean): boolean {
  if (ts.isJsxText(child)) return /\S/.test(child.text)
  const expression = expressionOf(child)
  if (expression === undefined) return false
  return outcomesOf(expression).some((each) => isWords(each) || (mayHoldText && isName(each)))
}

function isName(expression: ts.Expression | undefined): boolean {
  return expression !== undefined && ts.isIdentifier(expression) && expression.text !== 'undefined'
}

/** Text as it is written, and what our own functions write. */
function isWords(expression: ts.Expression | undefined): boolean {
  if (expression === undefined) return false
  if (ts.isCallExpression(expression))
    return /^(?:format|say)[A-Z]/.test(expression.expression.getText())
  // A browser does not translate mere space.
  if (ts.isStringLiteralLike(expression)) return /[^\s\u00a0]/.test(expression.text)
  return ts.isTemplateExpression(expression)
}
