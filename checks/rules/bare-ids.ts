import ts from 'typescript'
import { parse } from './functions.ts'
import { productModules } from './source-text.ts'

/** Ids that are not ours: Stripe's, the platforms', a request's, a key's, an element's on a page. */
const given = new Set([
  ...['eventId', 'hintedIntentId', 'intentId', 'paymentIntentId', 'stripePaymentIntentId'],
  ...[
    'stripeAccountId',
    'stripeConnectAccountId',
    'disputeId',
    'stripeDisputeId',
    'stripeTransferId',
    'stripeRefundId',
    'transferId',
  ],
  ...['apiPostId', 'externalPostId', 'externalPostIds', 'paymentId', 'platformUserId'],
  ...['accessKeyId', 'credentialId', 'formId', 'keyId', 'requestId'],
])

/** Names of ids declared as plain strings, outside the code that talks to outside parties. */
export function bareIds(): string[] {
  return productModules
    .filter((file) => /^(?:server|web)\//.test(file) && !file.includes('/integrations/'))
    .flatMap(bareIdsIn)
}

function bareIdsIn(file: string): string[] {
  const source = parse(file)
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (isDeclaration(node) && isIdName(node.name.getText()) && holdsString(node.type)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source))
      found.push(`${file}:${line + 1} ${node.name.getText()}`)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

type Declaration = ts.PropertySignature | ts.ParameterDeclaration | ts.VariableDeclaration

function isDeclaration(node: ts.Node): node is Declaration {
  return ts.isPropertySignature(node) || ts.isParameter(node) || ts.isVariableDeclaration(node)
}

function isIdName(name: string): boolean {
  return /^\w+Ids?$/.test(name) && !given.has(name)
}

/** `string` itself, or in a union or an array. */
function holdsString(type: ts.TypeNode | undefined): boolean {
  if (type === undefined) return false
  if (type.kind === ts.SyntaxKind.StringKeyword) return true
  if (ts.isUnionTypeNode(type)) return type.types.some(holdsString)
  if (ts.isArrayTypeNode(type)) return holdsString(type.elementType)
  return (ts.isTypeOperatorNode(type) || ts.isParenthesizedTypeNode(type)) && holdsString(type.type)
}
