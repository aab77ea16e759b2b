import { productModules, textOf } from './source-text.ts'
import { stringsIn } from './strings.ts'

const table = 'docs/screens.md'

interface Term {
  readonly word: string
  readonly refused: string
}

/** The words that screens do not use, from the table of terms. */
function readTerms(): Term[] {
  const [, section = ''] = textOf(table).split('## One name for a thing\n')
  const rows = (section.split('\n## ')[0] ?? '').split('\n').filter((line) => line.startsWith('| '))
  return rows.slice(1).flatMap((row) => {
    const [, , word = '', refused = ''] = row.split('|').map((cell) => cell.trim())
    return refused.split(', ').map((each) => ({ word, refused: each }))
  })
}

/** Places on screens that call a thing by another name than `docs/screens.md` does. */
export function otherNamesUsed(): string[] {
  const terms = readTerms()
  if (terms.length === 0) return [`${table} has no table of terms`]
  return productModules
    .filter((file) => file.startsWith('web/src/') || file.startsWith('contract/src/'))
    .flatMap((file) =>
      stringsIn(file).flatMap(({ text, line }) =>
        terms
          .filter(({ refused }) => text.toLowerCase().includes(refused.toLowerCase()))
          .map(({ word, refused }) => `${file}:${line} "${refused}" → ${word}`),
      ),
    )
}
