import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CsvLink } from './csv-link.tsx'

const list = { path: '/api/creator/payouts/{id}/lines' }

test('links to the file with the list’s filters, and omits empty ones', () => {
  const html = renderToStaticMarkup(
    <CsvLink list={list} params={{ id: 'a/b' }} query={{ search: '', status: 'paid' }} />,
  )

  expect(html).toContain('href="/api/creator/payouts/a%2Fb/lines.csv?status=paid"')
  expect(html).toContain('download')
})

test('names its list on a page with several', () => {
  const html = renderToStaticMarkup(<CsvLink list={list} params={{ id: '1' }} of="posts" />)

  expect(html).toContain('aria-label="Download posts as CSV"')
})
