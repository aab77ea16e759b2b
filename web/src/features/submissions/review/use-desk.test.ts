import { describe, expect, it } from 'vitest'
import { readAddress } from '../../../api/address-filters.ts'
import { deskQueryIn } from './use-desk.ts'

describe('the review desk’s address', () => {
  it('means what is pending when it says nothing', () => {
    const params = new URLSearchParams()

    const query = deskQueryIn(readAddress(params))

    expect(query).toEqual({ status: 'pending' })
  })

  it('carries every filter', () => {
    const campaign = '01900000-0000-7000-8000-000000000001'
    const params = new URLSearchParams({
      status: 'locked',
      campaign,
      platform: 'x',
      search: ' maya ',
    })

    const query = deskQueryIn(readAddress(params))

    expect(query).toEqual({
      status: 'locked',
      campaignId: campaign,
      platform: 'x',
      search: 'maya',
    })
  })

  it('ignores what is no status, platform or id', () => {
    const params = new URLSearchParams({ status: 'lost', campaign: '1', platform: 'vine' })

    const query = deskQueryIn(readAddress(params))

    expect(query).toEqual({ status: 'pending' })
  })
})
