import { describe, expect, it } from 'vitest'
import { makeMutants } from './make-mutants.mjs'

function textsOf(text: string): string[] {
  return makeMutants(text).map(
    ({ start, end, text: mutant }) => text.slice(0, start) + mutant + text.slice(end),
  )
}

describe('mutants made of TypeScript', () => {
  it.each([
    ['if (isPaid) return 1', 'if (!(isPaid)) return 1'],
    ['const a = b < c', 'const a = b <= c'],
    ['const a = b === c', 'const a = b !== c'],
    ['const a = b && c', 'const a = b || c'],
    ['const a = b - c', 'const a = b + c'],
    ['const holdHours = 72', 'const holdHours = 73'],
    ['const a = { isDefinite: true }', 'const a = { isDefinite: false }'],
    ['await lockCreator(tx)', ';'],
    ['throw new Rejected()', ';'],
  ])('%s becomes %s', (text, mutant) => {
    expect(textsOf(text)).toContain(mutant)
  })

  it('leaves assertions and log lines, which no caller can see', () => {
    expect(textsOf('invariant(isLocked)\nlog.warn(text)\ndeps.log.error(text)')).toEqual([])
  })

  it('does not change imports, types and texts', () => {
    expect(textsOf(`import { a } from './a.ts'\ntype A = 1 | 2\nconst b = 'x < y'`)).toEqual([])
  })
})

describe('mutants made of SQL', () => {
  it.each([
    ["WHERE id = 1 AND status = 'queued'", 'WHERE id = 1'],
    ["WHERE id = 1 AND status = 'queued'", 'WHERE id = 1 AND status IS NOT NULL'],
    ['WHERE matures_at <= now()', 'WHERE matures_at < now()'],
    ['SELECT FROM creators WHERE id = 1 FOR NO KEY UPDATE', 'SELECT FROM creators WHERE id = 1'],
    ['SET paid = paid + 1', 'SET paid = paid - 1'],
    ['SELECT greatest(a, b)', 'SELECT least(a, b)'],
    ['WHERE NOT EXISTS (SELECT)', 'WHERE EXISTS (SELECT)'],
    ['WHERE until IS NULL', 'WHERE until IS NOT NULL'],
  ])('%s becomes %s', (statement, mutant) => {
    expect(textsOf(`sql\`${statement}\``)).toContain(`sql\`${mutant}\``)
  })

  it('changes a value in a template’s expressions by TypeScript’s rules', () => {
    const text = 'sql`SELECT ${a < b ? one : two} WHERE c < d`'

    expect(textsOf(text)).toEqual([
      'sql`SELECT ${!(a < b) ? one : two} WHERE c < d`',
      'sql`SELECT ${a <= b ? one : two} WHERE c < d`',
      'sql`SELECT ${a < b ? one : two} WHERE c <= d`',
    ])
  })

  it('reports what it changed, and where', () => {
    const mutant = makeMutants('sql`DELETE FROM holds WHERE a = 1 AND b = 2`').at(-1)

    expect(mutant).toMatchObject({ what: 'SQL without `AND b = 2`', text: '' })
  })
})
