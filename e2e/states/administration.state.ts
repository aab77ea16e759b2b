import type { Page } from '@playwright/test'
import { firstOf, noSuchId } from './addresses.ts'
import { expect, failedState, loadedState, oneState, type PageState } from './page-state.ts'
import { changeResponses, enlargeNumbers, replaced, replaceResponses } from './responses.ts'

interface AdminList {
  readonly name: string
  readonly path: string
  readonly title: string
  readonly call: string
  readonly says: string
  /** A text that every demo shows on the page. */
  readonly holds: string
  readonly none: string
}

const lists: readonly AdminList[] = [
  {
    name: 'users',
    path: '/admin/users?search=permille.test',
    title: 'Users',
    call: '/api/admin/users',
    says: 'The users could not be loaded.',
    holds: 'Lena Okafor',
    none: 'No users found',
  },
  {
    name: 'campaigns',
    path: '/admin/campaigns?search=Nordlys',
    title: 'Campaigns',
    call: '/api/admin/campaigns',
    says: 'The campaigns could not be loaded.',
    holds: 'Winter lookbook',
    none: 'No campaigns found',
  },
  {
    name: 'submissions',
    path: '/admin/submissions?queue=all&search=Summer+linen',
    title: 'Submissions',
    call: '/api/admin/submissions',
    says: 'The submissions could not be loaded.',
    holds: 'A week by the sea',
    none: 'No submissions found',
  },
  {
    name: 'payouts',
    path: '/admin/payouts?search=Lena',
    title: 'Payouts',
    call: '/api/admin/payouts',
    says: 'The payouts could not be loaded.',
    holds: 'Lena Okafor',
    none: 'No payouts found',
  },
]

for (const { name, path, title, call, says, holds, none } of lists) {
  const showsTitle = (page: Page) =>
    expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  const list: PageState = {
    who: 'admin',
    path,
    waitsFor: [call],
    shows: async (page) => {
      await showsTitle(page)
      await expect(page.getByText(holds).filter({ visible: true }).first()).toBeVisible()
    },
  }
  loadedState(`all ${name}`, list)
  failedState(`all ${name}`, { ...list, whileLoading: showsTitle, says: [says] })
  oneState(`all ${name}, none found`, {
    ...list,
    path: `${path.split('?')[0]}?search=nothing-like-this`,
    shows: (page) => expect(page.getByText(none)).toBeVisible(),
  })
  oneState(`all ${name}, with very long names and huge numbers`, {
    ...list,
    // The people with long names have campaigns and posts but no payout.
    path: name === 'payouts' ? path : path.replace(/search=.*/, 'search=Donaudampf'),
    prepare: (page) => enlargeNumbers(page, [call]),
    shows: (page) =>
      expect(
        page
          .getByText(name === 'payouts' ? '$9,999,999.99' : 'Donaudampf')
          .filter({ visible: true })
          .first(),
      ).toBeVisible(),
    brings: 'brand with long names',
  })
}

oneState('all users, an invitation without an address', {
  who: 'admin',
  path: '/admin/users',
  fails: ['/api/admin/invitations'],
  shows: async (page) => {
    await page.getByRole('button', { name: 'Invite' }).click()
    const dialog = page.getByRole('dialog', { name: 'Invite someone' })
    await dialog.getByRole('button', { name: 'Create invitation link' }).click()
    await expect(dialog.locator('[aria-invalid="true"]').first()).toBeVisible()
  },
})

const open = (search: string) =>
  firstOf(`/api/admin/users?search=${search}`, (id) => `/admin/users/${id}`)
const user: PageState = {
  who: 'admin',
  path: open('creator@permille.test'),
  waitsFor: ['/api/admin/users/{id}'],
  shows: async (page) => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lena Okafor')
    await expect(page.getByRole('heading', { name: 'Money' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Account history' })).toBeVisible()
  },
}
loadedState('a user', {
  ...user,
  movesBecause: 'lists stand above one another, and how long they are is known when they are read',
})
failedState('a user', {
  ...user,
  whileLoading: (page) => expect(page.locator('h1')).toHaveText('User'),
  says: ['The user could not be loaded.'],
})
oneState('a user, not found', {
  ...user,
  path: `/admin/users/${noSuchId}`,
  fails: ['/api/admin/users/{id}'],
  shows: (page) => expect(page.getByRole('heading', { level: 1 })).toHaveText('User not found'),
})
for (const role of ['brand', 'creator'] as const)
  oneState(`a user, a ${role} with very long names and huge numbers`, {
    ...user,
    brings: 'brand with long names',
    path: open(`Donaudampf&role=${role}`),
    prepare: (page) => enlargeNumbers(page, ['/api/admin/users/{id}']),
    shows: (page) => expect(page.getByRole('heading', { name: 'Money' })).toBeVisible(),
  })
const suspension = { at: '2026-03-01T10:00:00.000Z', reason: 'Bought views' }
oneState('a user, suspended with frozen money and a held payout', {
  ...user,
  prepare: async (page) => {
    await changeResponses(page, ['/api/admin/users/{id}'], (response) =>
      replaced({ frozenCents: 123_456, frozenWithAccountCents: 123_456, suspension }, response),
    )
    await changeResponses(page, ['/api/admin/payouts'], (response) =>
      replaced({ status: 'queued', isHeld: true, transferId: null }, response),
    )
  },
  shows: async (page) => {
    await expect(page.getByText('$1,234.56 is frozen')).toBeVisible()
    await expect(page.getByText('held', { exact: true }).first()).toBeVisible()
    await page.getByRole('button', { name: 'Take back' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Take back' }).click()
    await expect(dialog.getByText('A reason is required')).toBeVisible()
  },
})
oneState('all payouts, some of them held', {
  who: 'admin',
  path: '/admin/payouts?search=Lena',
  waitsFor: ['/api/admin/payouts'],
  prepare: (page) =>
    changeResponses(page, ['/api/admin/payouts'], (response) =>
      replaced(
        { status: 'queued', isHeld: true, transferId: null, settledAt: null, unknownSince: null },
        response,
      ),
    ),
  shows: (page) =>
    expect(
      page
        .getByRole('button', { name: 'Send the payout of Lena Okafor' })
        .filter({ visible: true })
        .first(),
    ).toBeVisible(),
})
const restore = {
  backupAt: '2026-03-01T03:00:00.000Z',
  restoredAt: '2026-03-01T10:00:00.000Z',
  comparedAt: '2026-03-01T10:05:00.000Z',
  leftOver: [
    {
      id: 'tr_1TsDgIPm2uWcAxQk8hHn3Yxd',
      what: '$184.20 went to acct_1TsDgIPm2uWcAxQk, whose owner is not in this database.',
    },
  ],
}
oneState('the books, after a restore from a backup', {
  who: 'admin',
  path: '/admin/books',
  waitsFor: ['/api/admin/books'],
  prepare: (page) =>
    changeResponses(page, ['/api/admin/books'], (response) =>
      replaced({ restore, arePayoutsStopped: true }, response),
    ),
  shows: async (page) => {
    await expect(page.getByText('Payouts and refunds are paused')).toBeVisible()
    await expect(page.getByText('whose owner is not in this database')).toBeVisible()
  },
})
oneState('a user, the reason for a suspension', {
  ...user,
  shows: async (page) => {
    await page.getByRole('button', { name: 'Suspend' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Suspend' }).click()
    await expect(dialog.getByText('A reason is required')).toBeVisible()
  },
})

const decide: PageState = {
  who: 'admin',
  path: firstOf('/api/admin/submissions?queue=pending', (id) => `/admin/submissions/${id}`),
  waitsFor: ['/api/brand/submissions/{id}'],
  shows: (page) => expect(page.getByRole('button', { name: /^Approve/ })).toBeVisible(),
}
loadedState('a post an administrator decides on', decide)
failedState('a post an administrator decides on', {
  ...decide,
  whileLoading: (page) => expect(page.locator('h1')).toHaveText('Submission'),
  says: ['The submission could not be loaded.'],
})

const invitations: PageState = {
  who: 'admin',
  path: '/admin/invitations',
  waitsFor: ['/api/admin/invitations'],
  prepare: (page) => answerInvitations(page, invited),
  shows: async (page) => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Invitations')
    await expect(page.getByText('open@permille.test').filter({ visible: true })).toBeVisible()
    await expect(page.getByText('revoked').filter({ visible: true })).toBeVisible()
  },
}

const made = { createdAt: '2026-01-01T10:00:00Z', expiresAt: '2026-01-08T10:00:00Z' }
const invited = [
  { ...made, id: noSuchId, email: 'open@permille.test', role: 'admin', state: 'open' },
  {
    ...made,
    id: noSuchId.replace(/.$/, '1'),
    state: 'revoked',
    role: 'brand',
    email: `${'donaudampfschifffahrt'.repeat(3)}@permille.test`,
    brandName: 'Donaudampfschifffahrtsgesellschaft'.repeat(2),
    invitedBy: 'Ada Root',
  },
].map((each) => ({ brandName: null, invitedBy: null, isReplaced: false, ...each }))

async function answerInvitations(page: Page, response: readonly object[]): Promise<void> {
  await replaceResponses(page, ['/api/admin/invitations'], response)
}

oneState('invitations, one open and one revoked with very long names', invitations)
failedState('invitations', {
  who: 'admin',
  path: '/admin/invitations',
  waitsFor: ['/api/admin/invitations'],
  whileLoading: (page) => expect(page.getByRole('heading', { level: 1 })).toHaveText('Invitations'),
  says: ['The invitations could not be loaded.'],
  shows: (page) => expect(page.getByRole('heading', { level: 1 })).toHaveText('Invitations'),
})
oneState('invitations, none yet', {
  ...invitations,
  prepare: (page) => answerInvitations(page, []),
  shows: (page) => expect(page.getByText('No invitations yet')).toBeVisible(),
})
oneState('invitations, revoking one is asked about', {
  ...invitations,
  shows: async (page) => {
    await page.getByRole('button', { name: 'Revoke the invitation for open@permille.test' }).click()
    await expect(page.getByRole('dialog')).toContainText('Its link stops working at once')
  },
})
