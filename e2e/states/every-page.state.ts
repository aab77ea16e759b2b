import type { APIRequestContext, Page } from '@playwright/test'
import { adminPages } from '../../contract/src/admin-pages.ts'
import { fillPage, memberPages, visitorPages } from '../../contract/src/pages.ts'
import { newPerson } from '../people/person.ts'
import { postCall } from '../people/sign-in-by-call.ts'
import { firstOf } from './addresses.ts'
import { expect, type LoadedState, loadedState } from './page-state.ts'
import { changeResponses, enlargeNumbers, replaced } from './responses.ts'

/** A page with more than one state has a file beside this one. */
const ownFile = 'has views of its own'

type Shown = LoadedState | typeof ownFile

const reportCalls = [
  '/api/brand/campaigns/{id}/report',
  '/api/brand/campaigns/{id}/report/posts',
  '/api/brand/campaigns/{id}/report/creators',
]
const listMails = '/api/admin/mails'

const visitor: Readonly<Record<keyof typeof visitorPages, Shown>> = {
  landing: ownFile,
  privacyPolicy: ownFile,
  terms: { who: 'visitor', path: visitorPages.terms, shows: titled('Terms') },
  help: {
    who: 'visitor',
    path: visitorPages.help,
    shows: async (page) => {
      await titled('Help')(page)
      await expect(page.getByRole('link', { name: 'Source code' })).toHaveAttribute(
        'href',
        '/source',
      )
      const licenses = page.getByRole('link', { name: 'Licenses' })
      await expect(licenses).toHaveAttribute('href', '/licenses.txt')
    },
  },
  login: ownFile,
  register: ownFile,
  invitation: ownFile,
  brandInvitation: ownFile,
  profile: ownFile,
  offer: {
    who: 'creator',
    path: firstOf('/api/campaigns?search=knitwear', (id) => fillPage(visitorPages.offer, id)),
    shows: async (page) => {
      await expect(page.getByText('What to post')).toBeVisible()
      await expect(page.getByText('Budget remaining')).toBeVisible()
    },
  },
  erasure: ownFile,
  // Whoever opens it sees the same.
  sharedReport: {
    who: 'brand with long names',
    path: shareReport,
    shows: async (page) => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Weekly numbers')
      await expect(page.getByText('Cost per 1,000 views')).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Top posts' })).toBeVisible()
      await expect(page.getByText('The link to this report works until')).toBeVisible()
    },
  },
  forgotPassword: {
    who: 'visitor',
    path: visitorPages.forgotPassword,
    prepare: (page) =>
      changeResponses(page, ['/api/auth/options'], (response) =>
        replaced({ isResetMailed: true }, response),
      ),
    shows: titled('Forgot your password?'),
  },
  resetPassword: ownFile,
  confirmEmail: ownFile,
}

const member: Readonly<Record<keyof typeof memberPages, Shown>> = {
  brands: ownFile,
  dashboard: ownFile,
  notifications: ownFile,
  notificationSettings: ownFile,
  account: { who: 'admin', path: memberPages.account, shows: titled('Account settings') },
  security: ownFile,
  ownData: ownFile,
  brandSettings: ownFile,
  // Its cards are on an admin's settings as well; this is the page of one webhook.
  developers: {
    who: 'brand',
    path: async (person) => `${memberPages.developers}?webhook=${await makeWebhook(person)}`,
    shows: async (page) => {
      await titled('Developers', 'Nothing listens here')(page)
      await page
        .getByRole('button', { name: /^[a-z]+\.[a-z_]+ / })
        .first()
        .click()
      await expect(page.getByText('webhook-id').first()).toBeVisible()
    },
  },
  team: {
    who: 'brand with long names',
    path: memberPages.team,
    shows: async (page) => {
      await titled('Team', 'Only you.')(page)
      await page.getByText('Activity', { exact: true }).click()
      await expect(page.getByText('created the campaign').first()).toBeVisible()
    },
  },
  createCampaign: ownFile,
  campaigns: ownFile,
  campaign: ownFile,
  campaignReport: {
    who: 'brand with long names',
    path: firstOf('/api/brand/campaigns?status=live', (id) =>
      fillPage(memberPages.campaignReport, id),
    ),
    waitsFor: reportCalls.slice(0, 1),
    prepare: (page) => enlargeNumbers(page, reportCalls),
    shows: async (page) => {
      await expect(page.getByText('Cost per engagement')).toBeVisible()
      await expect(page.getByText('$9,999,999.99').first()).toBeVisible()
      await expect(page.getByText('How this is counted')).toBeVisible()
    },
  },
  editCampaign: {
    who: 'brand',
    path: firstOf('/api/brand/campaigns?status=live', (id) =>
      fillPage(memberPages.editCampaign, id),
    ),
    shows: async (page) => {
      await titled('Edit campaign')(page)
      await expect(page.getByLabel('Campaign name')).not.toHaveValue('')
    },
  },
  fundCampaign: ownFile,
  submissions: ownFile,
  submission: ownFile,
  billing: ownFile,
  receipt: ownFile,
  explore: ownFile,
  sharedPost: {
    who: 'creator',
    path: `${memberPages.sharedPost}?url=${encodeURIComponent('https://www.youtube.com/shorts/abcdefghijk')}`,
    shows: titled('Submit a post'),
  },
  submit: ownFile,
  mySubmissions: ownFile,
  mySubmission: ownFile,
  earnings: ownFile,
  payout: {
    who: 'creator',
    path: firstOf('/api/creator/payouts', (id) => fillPage(memberPages.payout, id)),
    shows: titled('Payout', 'Payout number'),
  },
  statements: {
    who: 'creator',
    path: memberPages.statements,
    shows: titled('Statements', 'Earned by campaign'),
  },
  socialAccounts: ownFile,
  settings: ownFile,
  featured: {
    who: 'creator',
    path: memberPages.featured,
    shows: titled('Featured posts', 'Your posts'),
  },
}

const admin: Readonly<Record<keyof typeof adminPages, Shown>> = {
  users: ownFile,
  user: ownFile,
  invitations: ownFile,
  campaigns: ownFile,
  campaign: {
    who: 'admin',
    path: firstOf('/api/admin/campaigns?search=Nordlys', (id) => fillPage(adminPages.campaign, id)),
    movesBecause:
      'lists stand above one another, and how long they are is known when they are read',
    shows: async (page) => {
      for (const name of ['Payments', 'Money', 'Activity'])
        await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
    },
  },
  submissions: ownFile,
  submission: ownFile,
  risk: ownFile,
  payouts: ownFile,
  books: ownFile,
  settings: {
    who: 'admin',
    path: adminPages.settings,
    shows: async (page) => {
      await titled('Settings', 'Marketplace fee')(page)
      for (const name of ['API keys', 'Webhooks'])
        await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
    },
  },
  exception: ownFile,
  chargebacks: ownFile,
  chargeback: ownFile,
  messages: { who: 'admin', path: adminPages.messages, shows: titled('Messages and reports') },
  mails: {
    who: 'admin',
    path: async (person) => {
      await fillOutbox(person)
      return adminPages.mails
    },
    shows: titled('Outbox', '@'),
  },
  mail: {
    who: 'admin',
    path: async (person) => {
      await fillOutbox(person)
      return firstOf(listMails, (id) => fillPage(adminPages.mail, id))(person)
    },
    shows: (page) => expect(page.getByText('Preview')).toBeVisible(),
  },
  setup: ownFile,
  auditLog: {
    who: 'admin',
    path: adminPages.auditLog,
    shows: async (page) => {
      await titled('Audit log')(page)
      await expect(page.getByRole('listitem').first()).toBeVisible()
    },
  },
}

for (const [name, shown] of Object.entries({ ...visitor, ...member }))
  if (shown !== ownFile) loadedState(`the page “${name}”`, shown)
for (const [name, shown] of Object.entries(admin))
  if (shown !== ownFile) loadedState(`the admin’s page “${name}”`, shown)

/** Causes a mail: nobody has been mailed if these views run alone. */
async function fillOutbox(admin: APIRequestContext): Promise<void> {
  const count = async () => (await (await admin.get(listMails)).json()).length
  if ((await count()) > 0) return
  await postCall(admin, '/api/admin/invitations', {
    email: newPerson('Guest').email,
    role: 'creator',
  })
  await expect.poll(count).toBeGreaterThan(0)
}

/** A webhook to which nothing arrives, with the deliveries of what has happened so far; returns its id. */
async function makeWebhook(brand: APIRequestContext): Promise<unknown> {
  const url = `http://127.0.0.1:65000/${'a-long-address/'.repeat(6)}`
  const webhook = { name: 'Nothing listens here', url, format: 'standard', types: null }
  const { id } = await postCall(brand, '/api/brand/webhooks', webhook)
  const since = new Date(Date.now() - 29 * 86_400_000).toISOString()
  await postCall(brand, `/api/brand/webhooks/${id}/replay`, { since })
  const list = `/api/brand/webhooks/${id}/deliveries`
  await expect.poll(async () => (await (await brand.get(list)).json()).length).toBeGreaterThan(0)
  return id
}

/** Expects the page's heading, and a text of what it loads, if it loads anything. */
function titled(title: string, text = title) {
  return async (page: Page) => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible()
  }
}

/** Makes a link to all of the brand's results. */
async function shareReport(brand: APIRequestContext): Promise<string> {
  const shown = { campaignIds: null, showsMoney: true, showsCreators: true, since: null }
  await postCall(brand, '/api/brand/reports', { name: 'Weekly numbers', ...shown })
  const links: { readonly token: string }[] = await (await brand.get('/api/brand/reports')).json()
  return fillPage(visitorPages.sharedReport, links[0]?.token ?? '')
}
