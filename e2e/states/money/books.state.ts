import { noSuchId } from '../addresses.ts'
import { expect, failedState, loadedState, oneState, type PageState } from '../page-state.ts'
import { changeResponses, replaced, replaceResponses } from '../responses.ts'

const foundAt = '2026-11-20T10:00:00.000Z'
const longRef = `pi_${'3Qx7ZpLkJhGfDsAq'.repeat(4)}`

const discrepancy = {
  id: noSuchId,
  kind: 'payment',
  ref: longRef,
  providerCents: 999_999_999,
  ledgerCents: 0,
  state: 'open',
  ownerName: 'Donaudampfschifffahrtsgesellschaft'.repeat(2),
  foundAt,
  endedAt: null,
  mayRefund: true,
  setApartFrom: null,
}
const listed = [
  discrepancy,
  {
    ...discrepancy,
    id: noSuchId.replace(/.$/, '1'),
    kind: 'transfer',
    ref: 'tr_1',
    ledgerCents: 7,
  },
]
const detail = {
  ...discrepancy,
  providerSide: [
    { source: longRef.replace('pi', 'txn'), cents: 999_999_999, at: foundAt },
    { source: 'txn_2', cents: -100, at: foundAt },
  ],
  ledgerSide: [],
  refunds: [
    {
      id: noSuchId,
      totalCents: 999_999_999,
      status: 'failed',
      isSent: true,
      reason: `The provider could not return the money: ${'lost_or_stolen_card'.repeat(4)}`,
      createdAt: foundAt,
      settledAt: foundAt,
    },
  ],
  notes: [
    { action: 'take', by: 'Ada Root', note: 'Taken over', at: foundAt },
    { action: 'reopen', by: null, note: 'Changed. '.repeat(40), at: '2026-11-21T10:00:00.000Z' },
  ],
}

const card: PageState = {
  who: 'admin',
  path: '/admin/books',
  waitsFor: ['/api/admin/books/provider', '/api/admin/books/exceptions'],
  shows: async (page) => {
    await expect(page.getByRole('heading', { name: 'Stripe beside the books' })).toBeVisible()
    await expect(page.getByText('Held by Stripe per the books')).toBeVisible()
  },
}
failedState('Stripe beside the books', {
  ...card,
  whileLoading: (page) =>
    expect(page.getByRole('heading', { name: 'Stripe beside' })).toBeVisible(),
  says: ['The comparison with Stripe could not be loaded.', 'The differences could not be loaded.'],
})
oneState('Stripe beside the books, differences with very long names and huge numbers', {
  ...card,
  prepare: async (page) => {
    await replaceResponses(page, ['/api/admin/books/exceptions'], listed)
    await changeResponses(page, ['/api/admin/books/provider'], (response) =>
      replaced(
        {
          openCount: 2,
          comparedUntil: '2026-11-27T08:00:00.000Z',
          foreignCount: 12_345,
          foreignCents: 999_999_999,
          failure: 'Too slow',
        },
        response,
      ),
    )
  },
  shows: async (page) => {
    await expect(page.getByText('2 differences need attention.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Payment of $9,999,999.99' })).toBeVisible()
    await expect(page.getByText('Stripe could not be read')).toBeVisible()
  },
})
oneState('Stripe beside the books, never compared', {
  ...card,
  prepare: (page) =>
    changeResponses(page, ['/api/admin/books/provider'], (response) =>
      replaced({ comparedAt: null, comparedUntil: null, balanceCents: null }, response),
    ),
  shows: (page) =>
    expect(page.getByText('The books have not been compared with Stripe yet.')).toBeVisible(),
})

const place: PageState = {
  who: 'admin',
  path: `/admin/exceptions/${noSuchId}`,
  shows: (page) =>
    expect(page.getByRole('heading', { level: 1 })).toHaveText('Discrepancy not found'),
}
const shown: PageState = {
  ...place,
  prepare: (page) => replaceResponses(page, [`/api/admin/books/exceptions/${noSuchId}`], detail),
  shows: async (page) => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment of $9,999,999.99')
    await expect(page.getByText('The ledger has no entry for it.')).toBeVisible()
    await expect(page.getByText('Ada Root took it')).toBeVisible()
  },
}
const itself = ['/api/admin/books/exceptions/{id}']
loadedState('a discrepancy', shown)
oneState('a discrepancy, a payment that was set apart from a campaign with a long name', {
  ...place,
  prepare: (page) =>
    replaceResponses(page, [`/api/admin/books/exceptions/${noSuchId}`], {
      ...detail,
      state: 'returned',
      refunds: [],
      setApartFrom: 'Herbstkollektionsvorstellungsvideo'.repeat(3),
    }),
  shows: async (page) => {
    await expect(page.getByText('so the campaign did not get it')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Refund', exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Paid another way' })).toBeVisible()
  },
})
failedState('a discrepancy', {
  ...place,
  waitsFor: itself,
  says: ['The discrepancy could not be loaded.'],
})
oneState('a discrepancy, not found', { ...place, fails: itself })
oneState('a discrepancy, the reason for booking it', {
  ...shown,
  shows: async (page) => {
    await page.getByRole('button', { name: 'Book', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText('$9,999,999.99 more at Stripe, as your gain')
    await dialog.getByRole('button', { name: 'Book it' }).click()
    await expect(dialog.getByText('A reason is required')).toBeVisible()
  },
})
