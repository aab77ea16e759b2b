import { firstOf, noSuchId } from '../addresses.ts'
import { expect, oneState, type PageState } from '../page-state.ts'
import { changeResponses, replaced, replaceResponses } from '../responses.ts'

/** Money that Stripe cannot pay or send back, which no demo contains. */
const at = '2026-03-01T10:00:00.000Z'
const suspension = { at, reason: 'Unpaid tax' }

const creator: PageState = {
  who: 'admin',
  path: firstOf('/api/admin/users?search=creator@permille.test', (id) => `/admin/users/${id}`),
  waitsFor: ['/api/admin/users/{id}'],
  prepare: (page) =>
    changeResponses(page, ['/api/admin/users/{id}'], (response) =>
      replaced(
        {
          availableCents: 4210,
          inTransitCents: 0,
          payoutHolds: [],
          payoutAccountStatus: 'not_connected',
        },
        response,
      ),
    ),
  shows: async (page) => {
    await expect(page.getByText('Stripe can’t pay them $42.10')).toBeVisible()
    await expect(page.getByText('They have not connected a payout account.')).toBeVisible()
  },
}
oneState('a user, with money that Stripe cannot pay', creator)
oneState('a user, what is needed to record money as paid', {
  ...creator,
  shows: async (page) => {
    await page.getByText('Stripe can’t pay them $42.10').waitFor()
    await page
      .getByRole('button', { name: /Record that .* was paid another way/ })
      .first()
      .click()
    const dialog = page.getByRole('dialog', { name: 'Record $42.10 as paid?' })
    await dialog.getByRole('button', { name: 'Record $42.10 as paid' }).click()
    await expect(dialog.getByText('Enter the reference')).toBeVisible()
    await expect(dialog.getByText('A reason is required')).toBeVisible()
  },
})

const left = {
  campaignId: noSuchId,
  campaignName: 'Summer drop',
  isDraft: false,
  hindrance: null,
  openPosts: 0,
  possibleAt: null,
  totalCents: 6600,
  feeCents: 600,
  keptCents: 600,
  reservedCents: 0,
  reservedUntil: null,
  reservedCreators: 0,
  openDisputes: 0,
}
const failed = {
  id: noSuchId,
  campaignId: noSuchId,
  campaignName: 'Summer drop',
  fundingId: noSuchId,
  paidAt: at,
  totalCents: 5500,
  feeCents: 500,
  owedCents: 0,
  openOwedCents: 0,
  status: 'failed',
  isSent: true,
  reason: 'The card is gone: ask the brand for another way.',
  paidReference: null,
  createdAt: at,
  settledAt: at,
}

const campaign: PageState = {
  who: 'admin',
  path: firstOf('/api/admin/campaigns?search=Nordlys', (id) => `/admin/campaigns/${id}`),
  waitsFor: ['/api/admin/campaigns/{id}'],
  prepare: async (page) => {
    await replaceResponses(page, ['/api/admin/campaigns/{id}/refundable'], [left])
    await replaceResponses(page, ['/api/admin/campaigns/{id}/refunds'], [failed])
    await changeResponses(page, ['/api/admin/users/{id}'], (response) =>
      replaced({ suspension }, response),
    )
  },
  shows: async (page) => {
    await expect(page.getByRole('button', { name: 'Refund $60.00' })).toBeVisible()
    await expect(
      page.getByRole('button', { name: 'Record that $49.00 was paid another way' }),
    ).toBeVisible()
  },
}
oneState('a campaign, with a refund that failed and a brand that is suspended', campaign)
oneState('a campaign, the reason for a refund for its brand', {
  ...campaign,
  shows: async (page) => {
    await page.getByRole('button', { name: 'Refund $60.00' }).click()
    const dialog = page.getByRole('dialog', { name: 'Refund $60.00?' })
    await expect(dialog).toContainText('The brand’s account is suspended')
    await dialog.getByRole('button', { name: 'Refund $60.00' }).click()
    await expect(dialog.getByText('A reason is required')).toBeVisible()
  },
})
oneState('a campaign, what is needed to record a failed refund as paid', {
  ...campaign,
  shows: async (page) => {
    await page.getByRole('button', { name: 'Record that $49.00 was paid another way' }).click()
    const dialog = page.getByRole('dialog', { name: 'Record $49.00 as paid?' })
    await expect(dialog).toContainText('No more of $55.00 can go back this way.')
    await dialog.getByRole('button', { name: 'Record $49.00 as paid' }).click()
    await expect(dialog.getByText('Enter the reference')).toBeVisible()
  },
})
