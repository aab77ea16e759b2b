import path from 'node:path'
import ts from 'typescript'
import { parse } from './functions.ts'
import { isTest, modules, textOf } from './source-text.ts'

/**
 * Files of a server feature whose use cases (exported async functions with a transaction) no test
 * mentions.
 */
export function untestedUseCases(): string[] {
  return modules
    .filter((file) => /^server\/src\/features\/[^/]+\/[^/]+\.ts$/.test(file) && !isTest(file))
    .filter((file) => !/-(?:store|routes|jobs)\.ts$|\/public\.ts$/.test(file))
    .map((file) => ({ file, acts: useCasesIn(file) }))
    .filter(({ file, acts }) => acts.length > 0 && !acts.some((act) => isNamedByATest(file, act)))
    .map(({ file, acts }) => `${file} (${acts.join(', ')})`)
}

function useCasesIn(file: string): string[] {
  return parse(file)
    .statements.filter(ts.isFunctionDeclaration)
    .filter((each) => hasModifier(each, ts.SyntaxKind.ExportKeyword))
    .filter((each) => hasModifier(each, ts.SyntaxKind.AsyncKeyword))
    .filter((each) => each.parameters[0]?.type?.getText() === 'Transaction')
    .map((each) => each.name?.text ?? '')
}

function hasModifier(node: ts.FunctionDeclaration, kind: ts.SyntaxKind): boolean {
  return node.modifiers?.some((each) => each.kind === kind) ?? false
}

function isNamedByATest(file: string, name: string): boolean {
  const folder = `${path.posix.dirname(file)}/`
  return modules.some(
    (each) => each.startsWith(folder) && isTest(each) && textOf(each).includes(name),
  )
}
