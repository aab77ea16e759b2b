import { describe, expect, it } from 'vitest'
import { entryAt, menuOf } from './menus.ts'
import { pagesToFind } from './pages-to-find.ts'

describe('the sidebar menu', () => {
  it.each([
    ['brand', ['Dashboard', 'Create Campaign', 'My Campaigns', 'Submissions', 'Billing']],
    [
      'creator',
      [
        'Dashboard',
        'Explore Campaigns',
        'My Submissions',
        'Earnings',
        'Social Accounts',
        'Settings',
      ],
    ],
    ['admin', ['Dashboard', 'Users', 'Campaigns', 'Submissions', 'Payouts']],
  ])('of a %s lists the specified pages', (role, labels) => {
    expect(menuOf(role).map(({ label }) => label)).toEqual(labels)
  })

  it('of an unknown role is the creator menu', () => {
    expect(menuOf('auditor')).toBe(menuOf('creator'))
  })

  it.each([
    ['/campaigns/create', 'Create Campaign'],
    ['/campaigns/42/fund', 'My Campaigns'],
    ['/submissions', 'Submissions'],
    ['/campaignsandmore', undefined],
  ])('at %s marks the entry %s', (location, label) => {
    expect(entryAt(menuOf('brand'), location)?.label).toBe(label)
  })
})

it('the palette also finds an admin’s setup page, which the sidebar does not list', () => {
  expect(pagesToFind('admin').at(-1)).toMatchObject({ label: 'Setup', path: '/admin/setup' })
  expect(pagesToFind('brand')).toBe(menuOf('brand'))
})
