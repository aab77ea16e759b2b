import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { tokens } from './tokens.ts'

const product = readFileSync(
  new URL('../../../../web/src/styles/tokens.css', import.meta.url),
  'utf8',
)

test('every colour is the product’s, in both themes', () => {
  const [light = '', dark = ''] = product.split('.dark {')
  const valueIn = (theme: string, name: string) =>
    new RegExp(`--${name}: ([^;]+);`).exec(theme)?.[1]

  const ofProduct = Object.fromEntries(
    Object.keys(tokens).map((name) => [name, [valueIn(light, name), valueIn(dark, name)]]),
  )

  expect(tokens).toEqual(ofProduct)
})
