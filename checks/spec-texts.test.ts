import { describe, expect, it } from 'vitest'
import { literalsIn } from './rules/literals.ts'
import { productModules } from './rules/source-text.ts'
import { specScreenTexts } from './spec-screen-texts.ts'
import { type SpecTexts, specTexts } from './spec-texts.ts'
import { specToasts } from './spec-toasts.ts'

describe('each text of the product specification', () => {
  it.each([...specTexts, ...specScreenTexts, ...specToasts])(
    'of $chapter is one literal in $home',
    (group) => {
      expect(missingIn(group)).toEqual([])
    },
  )
})

/** The texts that no module of their home contains as one literal. */
function missingIn({ home, texts }: SpecTexts): string[] {
  const literals = new Set(
    productModules.filter((file) => file.startsWith(home)).flatMap((file) => [...literalsIn(file)]),
  )
  return texts.filter((text) => !literals.has(text))
}
