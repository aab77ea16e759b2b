import { expect, it } from 'vitest'
import { knownMutants } from './known-mutants.mjs'

it('every known mutant still applies to the code', () => {
  expect(knownMutants().length).toBeGreaterThan(30)
})
