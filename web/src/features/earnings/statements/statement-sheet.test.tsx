import {
  listStatementCampaignsCall,
  type Statement,
  type StatementCampaign,
} from '@permille/contract/earnings/statements'
import type { CampaignId } from '@permille/contract/ids'
import { toCents } from '@permille/contract/money'
import { timestamp } from '@permille/contract/shapes'
import { expect, test } from 'vitest'
import { pagesOf } from '#api/query.ts'
import { renderText } from '#testing/render-text.ts'
import { StatementSheet } from './statement-sheet.tsx'

const none = toCents(0)
const sums = {
  openingCents: toCents(1000),
  earnedCents: toCents(5000),
  takenBackCents: none,
  goodwillCents: none,
  paidOutCents: toCents(2500),
  returnedCents: none,
  writtenOffCents: none,
  closingCents: toCents(3500),
}
const march: Statement = {
  ...sums,
  period: '2026-03',
  from: timestamp.parse('2026-03-01T00:00:00Z'),
  until: timestamp.parse('2026-04-01T00:00:00Z'),
  isRunning: false,
  firstMonth: '2026-03',
  months: [{ ...sums, month: '2026-03' }],
}
const autumn: StatementCampaign = {
  campaignId: 'campaign-1' as CampaignId,
  campaignName: 'Autumn',
  earnedCents: toCents(5000),
  takenBackCents: none,
  goodwillCents: none,
}

function shown(given: Partial<Statement>, campaigns: readonly StatementCampaign[] = []) {
  const statement = { ...march, ...given }
  const { period } = statement
  const key = pagesOf(listStatementCampaignsCall, { query: { period } }).queryKey
  const pages = { pages: [{ items: campaigns }], pageParams: [undefined] }
  return renderText(<StatementSheet statement={statement} />, { responses: [[key, pages]] }).text
}

test('a month states its owner, its days in UTC, earnings and payments, and the balances', () => {
  const text = shown({}, [autumn])

  expect(text).toContain('Statement for March 2026 March 1, 2026 to March 31, 2026, UTC')
  expect(text).toContain('someone@permille.test')
  expect(text).toMatch(
    /Balance at the start \$10\.00 Earned by your posts \$50\.00 Paid out −\$25\.00 Balance at the end \$35\.00/,
  )
  expect(text).toContain('Autumn $50.00')
  expect(text).not.toContain('By month')
})

test('reversals, goodwill and returned payouts have their own lines', () => {
  const rare = { takenBackCents: toCents(300), goodwillCents: toCents(200) }
  const text = shown({ ...rare, returnedCents: toCents(100), writtenOffCents: toCents(50) }, [
    { ...autumn, ...rare },
  ])

  expect(text).toContain('Taken back −$3.00 Goodwill, paid by Permille $2.00')
  expect(text).toContain('Returned payouts $1.00 Debts written off $0.50')
  expect(text).toContain('Autumn $3.00 taken back · $2.00 goodwill $50.00')
})

test('a statement of the current year states its end, and lists its months', () => {
  const text = shown({
    period: '2026',
    isRunning: true,
    until: timestamp.parse('2026-04-10T12:30:00Z'),
    months: [march.months[0], { ...sums, month: '2026-04' }].filter((of) => of !== undefined),
  })

  expect(text).toContain('until now: April 10, 2026 at 12:30 UTC')
  expect(text).toContain('Balance now $35.00')
  expect(text).toMatch(/Mar \$50\.00 \$25\.00 \$0\.00 \$35\.00 Apr \$50\.00/)
  expect(text).toContain('Nothing was earned in this period.')
})
