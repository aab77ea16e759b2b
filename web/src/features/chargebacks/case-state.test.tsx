import type { ChargebackCase } from '@permille/contract/chargebacks/chargebacks'
import { toCents } from '@permille/contract/money'
import { expect, test } from 'vitest'
import { renderText } from '#testing/render-text.ts'
import { CaseState } from './case-state.tsx'

const claim = {
  isInquiry: false,
  status: 'needs_response',
  dueAt: null,
  responseStatus: null,
  responses: [],
} as const

const said = (frozenCents: number) =>
  renderText(
    <CaseState
      chargeback={{ ...claim, frozenCents: toCents(frozenCents) } as unknown as ChargebackCase}
    />,
    { role: 'admin' },
  ).text

test('a claim’s text fits a scheduled campaign too, and mentions frozen money only if there is some', () => {
  expect(said(0)).toContain(
    'The campaign accepts no posts and no money until the bank has decided.',
  )
  expect(said(0)).not.toMatch(/paused|frozen/)
  expect(said(9086)).toContain('and $90.86 of its creators is frozen.')
})
