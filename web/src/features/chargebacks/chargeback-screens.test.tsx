import {
  type BrandChargeback,
  type ChargebackCase,
  type ChargebackResponse,
  listBrandChargebacksCall,
} from '@permille/contract/chargebacks/chargebacks'
import {
  type FraudWarning,
  listFraudWarningsCall,
} from '@permille/contract/chargebacks/fraud-warnings'
import type { CampaignId, ChargebackId, FraudWarningId, FundingId } from '@permille/contract/ids'
import { toCents } from '@permille/contract/money'
import { timestamp } from '@permille/contract/shapes'
import { afterEach, describe, expect, it, test, vi } from 'vitest'
import { pagesOf, queryOf } from '#api/query.ts'
import { renderText } from '#testing/render-text.ts'
import { onePage, textOf } from '#testing/text-of.ts'
import { AnswerActions } from './answer-actions.tsx'
import { BrandChargebacks, brandChargebacks } from './brand-chargebacks.tsx'
import { CaseState } from './case-state.tsx'
import { CaseView } from './chargeback-page.tsx'
import { ClaimedPayments } from './claimed-payments.tsx'
import { saveEvidence } from './evidence-card.tsx'
import { FraudWarningsCard } from './fraud-warnings-card.tsx'

const at = timestamp.parse('2026-03-01T10:00:00Z')

const shared = {
  id: 'cb' as ChargebackId,
  campaignId: 'c' as CampaignId,
  campaignName: 'Summer drop',
  fundingId: 'f' as FundingId,
  paidAt: at,
  amountCents: toCents(11_000),
  isInquiry: false,
  status: 'needs_response',
  reason: 'fraudulent',
  openedAt: at,
  closedAt: null,
} as const

const taken: BrandChargeback = {
  ...shared,
  fromCampaignCents: toCents(8000),
  owedCents: toCents(3000),
}

const claim: ChargebackCase = {
  ...shared,
  brandName: 'Lumen',
  stripeDisputeId: 'dp_1',
  dueAt: at,
  responseKind: null,
  responseStatus: null,
  problem: null,
  stripePaymentIntentId: 'pi_1',
  providerFeeCents: toCents(1500),
  fromBudgetCents: toCents(7000),
  fromFeeCents: toCents(1000),
  owedCents: toCents(3000),
  paidFromCampaignCents: toCents(0),
  writtenOffCents: toCents(0),
  frozenCents: toCents(0),
  frozenCreatorsCount: 0,
  responses: [],
  evidence: [
    { title: 'Payment', text: 'Paid by card.' },
    { title: 'Work', text: '3 posts.' },
  ],
  wasEvidenceSent: false,
}

const answer: ChargebackResponse = {
  kind: 'evidence',
  isToInquiry: false,
  status: 'requested',
  decidedBy: 'Ada',
  decidedAt: at,
  settledAt: null,
  reason: null,
  needsAdmin: false,
}

describe('an admin’s possible responses', () => {
  const offered = (changes: Partial<ChargebackCase>) =>
    renderText(<AnswerActions chargeback={{ ...claim, ...changes }} />, { role: 'admin' }).buttons

  it('to a claim: evidence, or accepting the loss', () => {
    expect(offered({})).toEqual(['Accept the loss', 'Send evidence'])
  })

  it('to an inquiry: evidence only, because nothing is lost yet', () => {
    expect(offered({ isInquiry: true })).toEqual(['Send evidence'])
  })

  it.each<[string, Partial<ChargebackCase>]>([
    ['is on its way', { responseStatus: 'requested' }],
    ['was sent', { responseStatus: 'sent' }],
    ['is with the bank', { status: 'under_review' }],
    ['was decided', { status: 'lost' }],
  ])('end once one %s', (_, changes) => {
    expect(offered(changes)).toEqual([])
  })

  it('return after the provider refused one', () => {
    expect(offered({ responseStatus: 'failed' })).toEqual(['Accept the loss', 'Send evidence'])
  })
})

describe('the state of a case', () => {
  const said = (changes: Partial<ChargebackCase>) =>
    renderText(<CaseState chargeback={{ ...claim, ...changes }} />, { role: 'admin' }).text

  it.each<[Partial<ChargebackCase>, string]>([
    [{}, 'Without an answer the bank keeps the money after'],
    [{ isInquiry: true }, 'No money has moved. Send the evidence'],
    [{ isInquiry: true }, 'An answer is accepted until'],
    [{ status: 'under_review' }, 'usually decides within two to three months'],
    [{ status: 'won' }, 'counts for the campaign again'],
    [{ status: 'lost' }, 'Delivered work stays paid'],
    [{ status: 'closed', isInquiry: true }, 'The bank’s inquiry is closed'],
  ])('%j says "%s"', (changes, words) => {
    expect(said(changes)).toContain(words)
  })

  it('a response in transit waits, unless the provider does not say whether it received it', () => {
    const asked = { responseStatus: 'requested' } as const

    expect(said({ ...asked, responses: [answer] })).toContain('We keep trying until')
    expect(said({ ...asked, responses: [{ ...answer, needsAdmin: true }] })).toContain(
      'Check its dashboard',
    )
  })
})

describe('the page of a case', () => {
  const page = (changes: Partial<ChargebackCase>) =>
    renderText(<CaseView chargeback={{ ...claim, ...changes }} />, { role: 'admin' }).text

  it('adds up the money that the bank took', () => {
    expect(page({})).toMatch(
      /Unspent budget \$70\.00 Unearned fee \$10\.00 No longer in the campaign \$30\.00 Claimed \$110\.00/,
    )
    expect(page({})).not.toMatch(/Our loss|Paid by money|Frozen/)
  })

  it('shows only the disputed amount for an inquiry, because nothing was taken', () => {
    expect(page({ isInquiry: true })).not.toContain('Unspent budget')
    expect(page({ isInquiry: true })).toContain('Claimed $110.00')
  })

  it('states how many creators have frozen money, and our loss', () => {
    expect(page({ frozenCents: toCents(500), frozenCreatorsCount: 1 })).toContain(
      'Frozen, of 1 creator $5.00',
    )
    expect(page({ frozenCents: toCents(500), frozenCreatorsCount: 2 })).toContain('2 creators')
    expect(page({ writtenOffCents: toCents(300) })).toContain('Our loss $3.00')
    expect(page({ paidFromCampaignCents: toCents(200) })).toContain('returned money $2.00')
  })

  it('shows an inconsistency, and every response with its outcome', () => {
    expect(page({ problem: 'The amounts differ.' })).toContain('nothing was booked for it')

    const refused = { ...answer, isToInquiry: true, status: 'failed', reason: 'Too late' } as const
    const accepted = { ...answer, kind: 'acceptance', status: 'sent' } as const
    const text = page({ responses: [accepted, { ...refused, decidedAt: answer.decidedAt }] })

    expect(text).toContain('Loss accepted, sent')
    expect(text).toMatch(/Evidence to the question, refused.*Too late/)
  })

  it('states whether the bank has the evidence yet', () => {
    expect(page({})).toContain('as the bank would receive it')
    expect(page({ wasEvidenceSent: true })).toContain('As the bank received it.')
  })
})

describe('a brand', () => {
  const card = (list: readonly BrandChargeback[]) =>
    textOf(<BrandChargebacks />, [[brandChargebacks.queryKey, onePage(list)]])
  const claimed = queryOf(listBrandChargebacksCall, { query: { state: 'claimed', limit: 100 } })
  const notice = (list: readonly BrandChargeback[]) =>
    textOf(<ClaimedPayments />, [[claimed.queryKey, list]])

  it('sees no card and no notice while nothing is disputed', () => {
    expect(card([])).toBe('')
    expect(notice([])).toBe('')
  })

  it('reads the origin of a claim’s money', () => {
    expect(card([taken])).toContain(
      'Of it, $80.00 was unspent and $30.00 was no longer in the campaign.',
    )
    expect(card([{ ...taken, owedCents: toCents(0) }])).toContain('Of it, $80.00 was unspent.')
    expect(card([{ ...taken, fromCampaignCents: toCents(0) }])).toContain(
      'Of it, $30.00 was no longer in the campaign.',
    )
  })

  it.each<Partial<BrandChargeback>>([{ isInquiry: true }, { status: 'won' }])(
    'reads nothing about it if no money is gone: %j',
    (changes) => {
      expect(card([{ ...taken, ...changes }])).not.toContain('Of it,')
    },
  )

  it('other pages show one payment by amount and campaign, several by their number', () => {
    expect(notice([taken])).toMatch(
      /took back \$110\.00 paid for .*Summer drop.*The campaign accepts/,
    )
    expect(notice([taken, taken])).toMatch(/took back 2 payments.*Their campaigns accept/)
  })
})

describe('a card reported as misused', () => {
  const warning: FraudWarning = {
    id: 'w' as FraudWarningId,
    campaignId: shared.campaignId,
    campaignName: 'Summer drop',
    brandName: 'Lumen',
    fundingId: shared.fundingId,
    paidAt: at,
    amountCents: toCents(11_000),
    refundableCents: toCents(8000),
    fraudType: 'made_with_stolen_card',
    isActionable: true,
    decision: null,
    decidedBy: null,
    decidedAt: null,
    warnedAt: at,
  }
  const listed = pagesOf(listFraudWarningsCall, { query: { state: undefined, limit: 20 } })
  const shown = (...warnings: readonly Partial<FraudWarning>[]) =>
    renderText(<FraudWarningsCard />, {
      role: 'admin',
      responses: [[listed.queryKey, onePage(warnings.map((each) => ({ ...warning, ...each })))]],
    })

  it('is not mentioned while there is none', () => {
    expect(shown().text).toBe('')
  })

  it('can be refunded or kept while part of it is unspent', () => {
    const { text, buttons } = shown({})

    expect(text).toContain('The card was stolen')
    expect(text).toContain('$80.00 is unspent and can go back to the card.')
    expect(buttons.filter((name) => name.includes('Summer drop'))).toHaveLength(2)
  })

  it('can only be kept once creators have earned all of it', () => {
    const { text, buttons } = shown({ refundableCents: toCents(0) })

    expect(text).toContain('only a claim can follow')
    expect(buttons.filter((name) => name.includes('Summer drop'))).toEqual([
      expect.stringMatching(/^Keep/),
    ])
  })

  it.each<[Partial<FraudWarning>, string]>([
    [{ decision: 'refunded', decidedBy: 'Ada' }, 'Refunded by Ada.'],
    [{ decision: 'kept', decidedBy: 'Ada' }, 'Kept by Ada.'],
    [{ isActionable: false }, 'nothing to decide'],
  ])('%j leaves no action and says "%s"', (changes, words) => {
    const { text, buttons } = shown(changes)

    expect(text).toContain(words)
    expect(buttons.filter((name) => name.includes('Summer drop'))).toEqual([])
  })
})

describe('the evidence as a file', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })

  test('has each text under its title, and is named after its dispute', async () => {
    const link = { href: '', download: '', click: vi.fn() }
    vi.stubGlobal('document', { createElement: () => link })
    const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1')
    const revoked = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()

    saveEvidence(claim)

    const [blob] = made.mock.calls[0] ?? []
    expect(await (blob as Blob).text()).toBe('Payment\n\nPaid by card.\n\nWork\n\n3 posts.\n')
    expect(link).toMatchObject({ href: 'blob:1', download: 'evidence-dp_1.txt' })
    expect(link.click).toHaveBeenCalledOnce()
    expect(revoked).toHaveBeenCalledWith('blob:1')
  })
})
