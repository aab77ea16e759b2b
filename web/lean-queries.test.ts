import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { expect, it } from 'vitest'
import { unusedMethods, withoutMethod } from './lean-queries.ts'

const require = createRequire(import.meta.url)
const library = require
  .resolve('@tanstack/query-core')
  .replace(/build\/.*$/, 'build/modern/queryClient.js')

const sources = path.join(import.meta.dirname, 'src')

it('the query client leaves out a method, and nothing else', () => {
  const code = readFileSync(library, 'utf8')

  const lean = withoutMethod(code, 'cancelQueries')

  expect(code).toMatch(/^\tcancelQueries\(/m)
  expect(lean).not.toMatch(/^\tcancelQueries\(/m)
  expect(lean).toMatch(/^\tinvalidateQueries\(/m)
  expect(() => withoutMethod(lean, 'cancelQueries')).toThrow('no method cancelQueries')
})

it('the omitted methods are never called', () => {
  const names = Object.values(unusedMethods).flat()
  const call = new RegExp(`(?:[cC]lient|Cache\\(\\))\\.(?:${names.join('|')})\\(`)

  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' })
  const callers = files.filter(
    (file) =>
      /(?<!\.test)\.tsx?$/.test(file) && call.test(readFileSync(path.join(sources, file), 'utf8')),
  )

  expect(callers).toEqual([])
})
