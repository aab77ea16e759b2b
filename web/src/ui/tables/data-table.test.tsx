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

test('the head of a sorted column says which way, and only columns with an order can be pressed', () => {
  const columns = [
    { key: 'name', header: 'Name', cell: (name: string) => name },
    { key: 'views', header: 'Views', sort: { order: 'views' }, cell: () => 1 },
    { key: 'left', header: 'Left', sort: { order: 'left', isAscending: true }, cell: () => 2 },
  ]
  const headsOf = (order: string, isReversed: boolean) => {
    const sorting = { order, isReversed, choose: () => undefined }
    const table = { caption: 'Posts', columns, rows: ['post'], rowKey: (name: string) => name }
    const markup = markupOf(<DataTable {...table} sorting={sorting} />, [])
    return (markup.match(/<th .*?<\/th>/g) ?? []).map((head) => ({
      sorted: /aria-sort="(\w+)"/.exec(head)?.[1],
      isButton: head.includes('<button'),
    }))
  }

  expect(headsOf('views', false)).toEqual([
    { sorted: undefined, isButton: false },
    { sorted: 'descending', isButton: true },
    { sorted: undefined, isButton: true },
  ])
  expect(headsOf('views', true)[1]?.sorted).toBe('ascending')
  expect(headsOf('left', false)[2]?.sorted).toBe('ascending')
  expect(headsOf('left', true)[2]?.sorted).toBe('descending')
})
