import { expect, test } from 'vitest'
import { markupOf } from '#testing/markup-of.tsx'
import { SortSelect } from './sort-select.tsx'

const names = { newest: 'Newest First', '-newest': 'Oldest First', views: 'Most Views' }

test.each([
  ['-newest', 'Oldest First'],
  ['views', 'Most Views'],
  ['-views', 'Most Views, Reversed'],
])('sorted by "%s" it says %s', (word, said) => {
  const markup = markupOf(
    <SortSelect names={names} sorting={{ word, change: () => undefined }} />,
    [],
  )

  expect(/selected[^>]*>([^<]*)</.exec(markup)?.[1]).toBe(said)
})
