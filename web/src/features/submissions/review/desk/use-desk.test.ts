import { describe, expect, it } from 'vitest'
import { readUrl } from '#api/url-filters.ts'
import { deskQueryIn, deskTabs, filtersOf } from './use-desk.ts'

describe('the URL of the review desk', () => {
  it('defaults to pending', () => {
    const params = new URLSearchParams()

    const query = deskQueryIn(readUrl(params))

    expect(query).toEqual({ status: 'pending' })
  })

  it('carries every filter', () => {
    const campaign = '01900000-0000-7000-8000-000000000001'
    const params = new URLSearchParams({
      status: 'locked',
      campaign,
      platform: 'x',
      risk: 'few-likes',
      search: ' maya ',
    })

    const query = deskQueryIn(readUrl(params))

    expect(query).toEqual({
      status: 'locked',
      campaignId: campaign,
      platform: 'x',
      risk: 'few-likes',
      search: 'maya',
    })
  })

  it('filters by deadline only where posts have deadlines', () => {
    const dueOf = (params: Record<string, string>) =>
      deskQueryIn(readUrl(new URLSearchParams(params))).due

    expect(dueOf({ due: 'admin' })).toBe('admin')
    expect(dueOf({ due: 'admin', status: 'paid' })).toBeUndefined()
  })

  it('sorts pending posts by deadline, views and pay, decided ones by age', () => {
    const asked = (search: string) => {
      const { sort, reverse } = deskQueryIn(readUrl(new URLSearchParams(search)))
      return [sort, reverse]
    }

    expect(asked('sort=-pays')).toEqual(['pays', '1'])
    expect(asked('sort=newest')).toEqual([undefined, undefined])
    expect(asked('status=paid&sort=pays')).toEqual([undefined, undefined])
    expect(asked('status=paid&sort=-newest')).toEqual([undefined, '1'])
  })

  it('ignores invalid statuses, platforms and ids', () => {
    const params = new URLSearchParams({
      status: 'lost',
      campaign: '1',
      platform: 'vine',
      risk: 'x',
    })

    const query = deskQueryIn(readUrl(params))

    expect(query).toEqual({ status: 'pending' })
  })
})

describe('a saved view of the desk', () => {
  const all = 'status=approved&platform=x&risk=any&search=maya'

  it.each([
    [all, { status: 'approved', platform: 'x', risk: 'any', search: 'maya' }],
    ['due=day', { due: 'day' }],
    ['sort=views&due=day', { sort: 'views', due: 'day' }],
    ['status=paid&sort=-newest', { status: 'paid', sort: '-newest' }],
    ['sort=deadline', {}],
    ['status=pending', {}],
    ['status=disputed&risk=any&platform=x', { status: 'disputed', platform: 'x' }],
  ])('%s', (address, kept) => {
    const reader = readUrl(new URLSearchParams(address))
    const tab = reader.choose('status', deskTabs) ?? 'pending'

    const filters = filtersOf({ tab, query: deskQueryIn(reader) })

    expect(JSON.parse(JSON.stringify(filters))).toEqual(kept)
  })
})
