import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const folder = import.meta.dirname
const isOfModel = (file: string) => /^(model|money-model)(-[a-z]+)*\.ts$/.test(file)
const modules = readdirSync(folder).filter(isOfModel)

function importsOf(file: string): string[] {
  const text = readFileSync(path.join(folder, file), 'utf8')
  return [...text.matchAll(/\bfrom '([^']+)'|\bimport\('([^']+)'\)|\bimport '([^']+)'/g)].map(
    ([, from, dynamic, bare]) => from ?? dynamic ?? bare ?? '',
  )
}

test('the money model is written from the rules: it imports nothing but itself', () => {
  const foreign = modules.flatMap((file) =>
    importsOf(file)
      .filter((from) => !(from.startsWith('./') && isOfModel(from.slice(2))))
      .map((from) => `${file}: ${from}`),
  )

  expect(modules.length).toBeGreaterThan(10)
  expect(foreign).toEqual([])
})
