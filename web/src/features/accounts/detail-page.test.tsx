import { expect, test } from 'vitest'
import { ApiError } from '#api/api-error.ts'
import { renderText } from '#testing/render-text.ts'
import { DetailPage } from './detail-page.tsx'

const query = { data: undefined, error: null, isFetching: false, refetch: () => undefined }
const missing = { note: 'It was deleted.', list: { href: '/campaigns', label: 'My Campaigns' } }

function textOf(state: { data?: string; error?: Error }): string {
  return renderText(
    <DetailPage name="campaign" query={{ ...query, ...state }} missing={missing} skeleton="…">
      {(name) => <h1>{name}</h1>}
    </DetailPage>,
  ).text
}

test('has a heading in each of its states, and one way back', () => {
  const texts = [
    textOf({}),
    textOf({ error: new ApiError(500, '') }),
    textOf({ error: new ApiError(404, '') }),
    textOf({ data: 'Autumn' }),
  ]

  expect(texts).toEqual([
    '← My Campaigns Campaign Loading …',
    expect.stringMatching(/^← My Campaigns Campaign .*The campaign could not be loaded\./),
    'Campaign not found · Permille Campaign not found It was deleted. My Campaigns',
    '← My Campaigns Autumn',
  ])
})

test('names the brand of the reader that has it, and offers to go on as that one', () => {
  const details = { brandId: 'b2', brandName: 'Acme' }
  const error = new ApiError(404, JSON.stringify({ code: 'campaign-not-found', details }))

  expect(textOf({ error })).toBe(
    'This belongs to Acme · Permille This belongs to Acme This tab is for. Switch to Acme',
  )
})

test('a heading known from the start appears in every state except “not found”', () => {
  const shown = (state: { data?: string; error?: Error }) =>
    renderText(
      <DetailPage
        name="payout"
        query={{ ...query, ...state }}
        missing={missing}
        back={{ href: '/earnings', label: 'Earnings' }}
        header={<h1>Payout</h1>}
        skeleton="…"
      >
        {(amount) => <p>{amount}</p>}
      </DetailPage>,
    ).text

  expect(shown({})).toBe('← Earnings Payout Loading …')
  expect(shown({ data: '$9.00' })).toBe('← Earnings Payout $9.00')
  expect(shown({ error: new ApiError(500, '') })).toMatch(
    /^← Earnings Payout .*could not be loaded/,
  )
  expect(shown({ error: new ApiError(404, '') })).toMatch(/Payout not found .* My Campaigns$/)
})
