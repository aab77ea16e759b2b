import path from 'node:path'
import ts from 'typescript'
import { parse } from './functions.ts'
import { isTest, modules, textOf } from './source-text.ts'

/** A feature's writing acts: exported async functions of a server feature that take a transaction. */
export function untestedUseCases(): string[] {
  return modules
    .filter((file) => /^server\/src\/features\/[^/]+\/[^/]+\.ts$/.test(file) && !isTest(file))
    .filter((file) => !/-(?:store|routes|jobs)\.ts$|\/public\.ts$/.test(file))
    .flatMap((file) => useCasesIn(file).map((name) => ({ file, name })))
    .filter(({ file, name }) => !isMentionedByATest(file, name))
    .map(({ file, name }) => `${file} ${name}`)
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

function isMentionedByATest(file: string, name: string): boolean {
  const folder = `${path.posix.dirname(file)}/`
  return modules.some(
    (each) => each.startsWith(folder) && isTest(each) && textOf(each).includes(name),
  )
}
