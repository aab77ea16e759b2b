import { expect, test } from 'vitest'
import { markupOf } from '#testing/markup-of.tsx'
import { DataTable } from './data-table.tsx'

const shown = (count: number) =>
  markupOf(
    <DataTable
      caption="Posts"
      columns={[{ key: 'name', header: 'Name', cell: (name: string) => name }]}
      rows={Array.from({ length: count }, (_, index) => `post ${index + 1}`)}
      rowKey={(name) => name}
      card={(name) => name}
    />,
    [],
  )

const rowsIn = (markup: string) => markup.match(/<tr role="row"[^>]* class="group\/row border-t/g)
const cardsIn = (markup: string) => markup.match(/<li[^>]*>post/g)

test('a list of a hundred is rendered whole, and the browser counts its rows', () => {
  const markup = shown(100)

  expect(rowsIn(markup)).toHaveLength(100)
  expect(cardsIn(markup)).toHaveLength(100)
  expect(markup).not.toMatch(/aria-hidden="true" style|aria-row|aria-posinset|data-index/)
})

test('a longer list reserves space for the rest, and states its row count and indexes', () => {
  const markup = shown(5000)

  expect(rowsIn(markup)).toHaveLength(100)
  expect(cardsIn(markup)).toHaveLength(100)
  expect(markup).toContain('aria-rowcount="5001"')
  expect(markup).toContain('data-index="99" aria-rowindex="101"')
  expect(markup).toContain('data-index="99" aria-setsize="5000" aria-posinset="100"')
  expect(markup.match(/height:279300px/g)).toHaveLength(2)
})
