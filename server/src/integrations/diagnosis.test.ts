import pg from 'pg'
import { expect, test } from 'vitest'
import { passed, runSetupChecks, type SetupQuestion } from './diagnosis.ts'

const question = (code: string, check: SetupQuestion['check']): SetupQuestion => {
  return { code, claim: `${code} is right.`, where: null, check }
}

test('a hanging check and a throwing one delay neither the others nor the caller', async () => {
  const questions = [
    question('hangs', () => new Promise<never>(() => {})),
    question('throws', () => {
      throw new Error('outer', { cause: new Error('the real reason') })
    }),
    question('works', () => passed('fine')),
  ]

  const checks = await runSetupChecks([{ party: 'x', questions }], 50)

  expect(checks.map(({ code, verdict }) => [code, verdict])).toEqual([
    ['hangs', 'unchecked'],
    ['throws', 'unchecked'],
    ['works', 'passed'],
  ])
  expect(checks[1]?.seen).toContain('the real reason')
})

test('whoever checks before the first migration reads to run it', async () => {
  const missing = new pg.DatabaseError('relation "jobs" does not exist', 0, 'error')
  missing.code = '42P01'
  const questions = [question('jobs', () => Promise.reject(missing))]

  const [check] = await runSetupChecks([{ party: 'database', questions }])

  expect(check?.seen).toContain('npm run migrate')
})
