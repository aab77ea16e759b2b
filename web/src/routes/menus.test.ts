import type { Attention } from '@permille/contract/administration/attention'
import { describe, expect, it } from 'vitest'
import { adminSections, waitingIn } from '../features/accounts/admin-sections.ts'
import { entriesOf, entryAt } from '../shell/menu.ts'
import { pagesToFind } from '../shell/palette/pages-to-find.ts'
import { adminMenu } from './admin-menu.tsx'
import { brandMenu } from './brand-menu.ts'
import { creatorMenu } from './creator-menu.ts'
import { loadPagesOfUnknownRole } from './load-pages.ts'

describe('the sidebar menu', () => {
  it.each([
    [
      'brand',
      brandMenu,
      ['Dashboard', 'Create Campaign', 'My Campaigns', 'Submissions', 'Billing'],
    ],
    [
      'creator',
      creatorMenu,
      [
        'Dashboard',
        'Explore Campaigns',
        'My Submissions',
        'Earnings',
        'Social Accounts',
        'Settings',
      ],
    ],
    ['admin', adminMenu, ['Dashboard', 'Users', 'Campaigns', 'Submissions', 'Payouts']],
  ])('of a %s lists the specified pages', (_, menu, labels) => {
    expect(entriesOf(menu).map(({ label }) => label)).toEqual(labels)
  })

  it('for an unknown role is the creator menu, with no pages behind it', async () => {
    expect(await loadPagesOfUnknownRole()).toEqual({ menu: creatorMenu, routes: [] })
  })

  it.each([
    ['/campaigns/create', 'Create Campaign'],
    ['/campaigns/42/fund', 'My Campaigns'],
    ['/submissions', 'Submissions'],
    ['/campaignsandmore', undefined],
  ])('at %s marks the entry %s', (location, label) => {
    expect(entryAt(brandMenu, location)?.label).toBe(label)
  })

  it.each([
    [creatorMenu, '/offers/42', 'Explore Campaigns'],
    [creatorMenu, '/submit/42', 'Explore Campaigns'],
    [adminMenu, '/admin/risk', 'Submissions'],
    [adminMenu, '/admin/messages', 'Users'],
    [adminMenu, '/admin/audit-log', 'Dashboard'],
    [adminMenu, '/admin/mails/42', 'Dashboard'],
    [adminMenu, '/admin/books', 'Payouts'],
    [adminMenu, '/admin/chargebacks/42', 'Payouts'],
    [adminMenu, '/admin/exceptions/42', 'Payouts'],
    [adminMenu, '/admin/booksellers', undefined],
  ])('marks the entry of a page at another URL', (menu, location, label) => {
    expect(entryAt(entriesOf(menu), location)?.label).toBe(label)
  })
})

it.each(Object.values(adminSections).flatMap(({ tabs }) => tabs))(
  'the palette finds $label, and the menu lights its entry',
  ({ path }) => {
    expect(pagesToFind('admin', entriesOf(adminMenu)).map((page) => page.path)).toContain(path)
    expect(entryAt(entriesOf(adminMenu), path)).toBeDefined()
  },
)

it('the palette offers everyone else their menu', () => {
  expect(pagesToFind('brand', brandMenu)).toBe(brandMenu)
})

it('an entry counts what waits on all of its pages', () => {
  const one = { count: 1, since: null }
  const attention = {
    unclearPayouts: one,
    heldPayouts: one,
    failedPayouts: one,
    chargebacks: one,
    fraudWarnings: one,
    openExceptions: one,
  } as Attention

  expect(waitingIn('payouts', attention)).toBe(6)
})
