import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CsvLink } from './csv-link.tsx'

const list = { path: '/api/creator/payouts/{id}/lines' }

test('leads to the file of the list as it is narrowed, and leaves empty filters out', () => {
  const html = renderToStaticMarkup(
    <CsvLink list={list} params={{ id: 'a/b' }} query={{ search: '', status: 'paid' }} />,
  )

  expect(html).toContain('href="/api/creator/payouts/a%2Fb/lines.csv?status=paid"')
  expect(html).toContain('download')
})

test('beside several lists it says of which', () => {
  const html = renderToStaticMarkup(<CsvLink list={list} params={{ id: '1' }} of="posts" />)

  expect(html).toContain('aria-label="Download posts as CSV"')
})
