import ts from 'typescript'
import { afterEach, describe, expect, it } from 'vitest'
import { makeMutants } from './make-mutants.mjs'
import { switchMutants } from './switch-mutants.mjs'

const environment = process.env.MUTANT
afterEach(() => {
  process.env.MUTANT = environment
})

/** Runs a module and returns its `result`. */
function resultOf(text: string): unknown {
  const { outputText } = ts.transpileModule(text, {
    compilerOptions: { target: ts.ScriptTarget.ES2023 },
  })
  return new Function(`${outputText}; return result`)()
}

const modules = [
  'const result = 2 * 3 - 1',
  'let result = 1; if (result > 1 && result < 3) result = 5; else result = 6',
  'const result = [1 === 1, true ? 2 : 3]',
  'const result = []; if (result.length === 0) result.push(1); else result.push(2, 3)',
  "let result = 0; try { if (result < 1) throw new Error('low'); result += 2 } catch { result = 9 }",
  "const sql = (parts: readonly string[], ...values: unknown[]) => parts.join('?') + values\n" +
    "const result = sql`SELECT ${1 < 2 ? 'a' : 'b'} WHERE c < d AND e <= f FOR UPDATE`",
]

describe('a module compiled with all its mutants', () => {
  it.each(modules)('behaves as the original while none is active: %s', (text) => {
    process.env.MUTANT = '0'
    const mutants = makeMutants(text).map((mutant, index) => ({ ...mutant, id: index + 1 }))

    expect(mutants.length).toBeGreaterThan(1)
    expect(resultOf(switchMutants(text, mutants))).toEqual(resultOf(text))
  })

  it.each(modules)('behaves as each mutant while it is active: %s', (text) => {
    const mutants = makeMutants(text).map((mutant, index) => ({ ...mutant, id: index + 1 }))
    const switched = switchMutants(text, mutants)

    for (const { id, start, end, text: mutated, what } of mutants) {
      process.env.MUTANT = String(id)
      const alone = text.slice(0, start) + mutated + text.slice(end)
      expect(resultOf(switched), what).toEqual(resultOf(alone))
    }
  })
})
