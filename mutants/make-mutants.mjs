import ts from 'typescript'
import { sqlMutants } from './sql-mutants.mjs'

/**
 * One mutant: the text from `start` to `end` of a file becomes `text`.
 * @typedef {{ start: number, end: number, text: string, what: string }} TextMutant
 */

/**
 * A mutant with the smallest expression or statement around it, which can be switched as a whole.
 * @typedef {TextMutant & { whole: Whole }} Mutant
 * @typedef {{ start: number, end: number, isStatement: boolean }} Whole
 */

/** @type {Partial<Record<ts.SyntaxKind, string>>} */
const swapped = {
  [ts.SyntaxKind.LessThanToken]: '<=',
  [ts.SyntaxKind.LessThanEqualsToken]: '<',
  [ts.SyntaxKind.GreaterThanToken]: '>=',
  [ts.SyntaxKind.GreaterThanEqualsToken]: '>',
  [ts.SyntaxKind.EqualsEqualsEqualsToken]: '!==',
  [ts.SyntaxKind.ExclamationEqualsEqualsToken]: '===',
  [ts.SyntaxKind.AmpersandAmpersandToken]: '||',
  [ts.SyntaxKind.BarBarToken]: '&&',
  [ts.SyntaxKind.MinusToken]: '+',
  [ts.SyntaxKind.AsteriskToken]: '/',
}

/**
 * Every mutant that the rules below make of a module: in its TypeScript, and in the SQL of its `sql`
 * templates.
 * @param {string} text
 * @returns {Mutant[]} in the order of the text
 */
export function makeMutants(text) {
  const source = ts.createSourceFile('module.ts', text, ts.ScriptTarget.ES2023, true)
  /** @type {Mutant[]} */
  const found = []
  const visit = (/** @type {ts.Node} */ node) => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return
    found.push(...(isSql(node) ? sqlIn(node, source) : mutantsOf(node, source)))
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found.sort((one, other) => one.start - other.start)
}

/**
 * @param {ts.Node} node
 * @returns {node is ts.TaggedTemplateExpression}
 */
function isSql(node) {
  return ts.isTaggedTemplateExpression(node) && node.tag.getText() === 'sql'
}

/**
 * @param {ts.TaggedTemplateExpression} node
 * @param {ts.SourceFile} source
 * @returns {Mutant[]}
 */
function sqlIn({ template }, source) {
  const start = template.getStart(source)
  const whole = wholeOf(template.parent, source)
  return sqlMutants(template.getText(source)).map((mutant) => ({
    ...mutant,
    start: start + mutant.start,
    end: start + mutant.end,
    whole,
  }))
}

/**
 * @param {ts.Node} node
 * @param {ts.SourceFile} source
 * @returns {Whole}
 */
function wholeOf(node, source) {
  return {
    start: node.getStart(source),
    end: node.getEnd(),
    isStatement: ts.isExpressionStatement(node) || ts.isThrowStatement(node),
  }
}

/**
 * @param {ts.Node} node
 * @param {ts.SourceFile} source
 * @returns {Mutant[]}
 */
function mutantsOf(node, source) {
  const whole = wholeOf(node, source)
  const { start, end } = whole
  const [head] = node.getText(source).split('\n')
  if (ts.isIfStatement(node)) return [negated(node.expression, source)]
  if (ts.isConditionalExpression(node)) return [negated(node.condition, source)]
  if (ts.isBinaryExpression(node)) return operatorMutant(node, source)
  if (ts.isThrowStatement(node))
    return [{ start, end, text: ';', what: `without \`${head}\``, whole }]
  if (ts.isExpressionStatement(node) && isCall(node.expression) && !isAside(head)) {
    return [{ start, end, text: ';', what: `without \`${head}\``, whole }]
  }
  if (ts.isNumericLiteral(node) && !ts.isEnumMember(node.parent) && !isName(node)) {
    return [
      {
        start,
        end,
        text: String(Number(node.text.replaceAll('_', '')) + 1),
        what: `${node.text} + 1`,
        whole,
      },
    ]
  }
  if (node.kind === ts.SyntaxKind.TrueKeyword)
    return [{ start, end, text: 'false', what: 'true → false', whole }]
  if (node.kind === ts.SyntaxKind.FalseKeyword)
    return [{ start, end, text: 'true', what: 'false → true', whole }]
  return []
}

/**
 * The `5` of `{ 5: 'five' }`.
 * @param {ts.NumericLiteral} node
 */
function isName({ parent }) {
  return ts.isPropertyAssignment(parent) && parent.name.kind === ts.SyntaxKind.NumericLiteral
}

/**
 * An assertion of what cannot happen, or a log line: no test notices its removal.
 * @param {string | undefined} head
 */
function isAside(head) {
  return /^(?:invariant|(?:deps[.])?log[.]\w+)\(/.test(head ?? '')
}

/** @param {ts.Expression} expression */
function isCall(expression) {
  const inner = ts.isAwaitExpression(expression) ? expression.expression : expression
  return ts.isCallExpression(inner)
}

/**
 * @param {ts.Expression} condition
 * @param {ts.SourceFile} source
 * @returns {Mutant}
 */
function negated(condition, source) {
  const text = condition.getText(source)
  return {
    start: condition.getStart(source),
    end: condition.getEnd(),
    text: `!(${text})`,
    what: `not \`${text.split('\n')[0]}\``,
    whole: wholeOf(condition, source),
  }
}

/**
 * @param {ts.BinaryExpression} node
 * @param {ts.SourceFile} source
 * @returns {Mutant[]}
 */
function operatorMutant(node, source) {
  const { operatorToken, left, right } = node
  const text = swapped[operatorToken.kind]
  // A plus may concatenate strings, so pluses are left alone.
  if (text === undefined || ts.isStringLiteral(left) || ts.isTemplateExpression(left)) return []
  const was = operatorToken.getText(source)
  // An if's whole condition is already negated.
  const isWhole = ts.isIfStatement(operatorToken.parent.parent) && /^[!=]==$/.test(was)
  if (isWhole) return []
  return [
    {
      start: operatorToken.getStart(source),
      end: operatorToken.getEnd(),
      text,
      what: `\`${was}\` → \`${text}\` before \`${right.getText(source).split('\n')[0]}\``,
      whole: wholeOf(node, source),
    },
  ]
}
