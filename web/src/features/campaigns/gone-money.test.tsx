import { toCents } from '@permille/contract/money'
import { expect, test } from 'vitest'
import { markupOf } from '#testing/markup-of.tsx'
import { renderText } from '#testing/render-text.ts'
import { MoneyWhole } from '../administration/books/money-whole.tsx'
import { BillingSums } from '../billing/billing-sums.tsx'
import { BudgetBar } from './budget-bar.tsx'
import { describeGone } from './gone-money.ts'
import { CampaignTableCard } from './manage/campaign-table-card.tsx'
import { MoneyMeter } from './money-meter.tsx'
import { campaignLike } from './testing/campaign-like.ts'

const cents = (sums: Record<string, number>) =>
  Object.fromEntries(Object.entries(sums).map(([name, sum]) => [name, toCents(sum)]))

/** $900.00 funded, $581.14 spent, $300.00 returned and $18.86 taken back: nothing is left. */
const ended = campaignLike('Lumen', {
  status: 'completed',
  ...cents({ budgetCents: 90_000, fundedCents: 90_000, paidOutCents: 58_114, leftCents: 0 }),
  ...cents({ returnedCents: 30_000, takenBackCents: 1886 }),
})

test('money funded but neither spent nor left is named, the same on the campaign and in the list', () => {
  const gone = ['$300.00 returned', '$18.86 taken back by a bank']

  expect(describeGone(ended)).toEqual(gone)
  expect(renderText(<MoneyMeter campaign={ended} />).text).toContain(
    `$581.14 spent, ${gone.join(', ')}`,
  )
  expect(
    renderText(<CampaignTableCard campaign={ended} action={null} />, { role: 'brand' }).text,
  ).toContain(gone.join(' '))
})

test('a page without the details names both causes, and without such money neither', () => {
  const { returnedCents: _, takenBackCents: __, ...terms } = ended

  expect(describeGone(terms)).toEqual(['$318.86 returned or taken back'])
  expect(describeGone(campaignLike('Pulse', {}))).toEqual([])
})

test('in every bar, the solid part is the remaining money', () => {
  const half = cents({ budgetCents: 1000, fundedCents: 1000, paidOutCents: 750, leftCents: 250 })
  const none = { feesCents: 0, refundedCents: 0, overRefundedCents: 0, owedCents: 0 }
  const zero = { chargedBackCents: 0, feeReserveCents: 0, refundableCents: 0, reservedCents: 0 }
  const billed = cents({ paidInCents: 1000, spentCents: 750, heldCents: 250, ...none, ...zero })
  const books = cents({ paidInCents: 1000, paidOutCents: 750, inCampaignsCents: 250 })
  const owed = cents({ owedToCreatorsCents: 0, platformFeesCents: 0, refundedCents: 0 })
  const whole = { ...books, ...owed, otherCents: toCents(0), addsUp: true }

  const bars = [
    <BudgetBar key="campaign" campaign={campaignLike('Lumen', half)} />,
    <BillingSums key="billing" sums={{ ...billed, pendingCents: 0 } as never} />,
    <MoneyWhole key="books" money={whole as never} />,
  ].map((bar) => /class="block bg-accent" style="width:(\d+)%"/.exec(markupOf(bar, []))?.[1])

  expect(bars).toEqual(['25', '25', '25'])
})
