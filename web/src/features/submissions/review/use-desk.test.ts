import { describe, expect, it } from 'vitest'
import { readAddress } from '../../../api/address-filters.ts'
import { deskQueryIn } from './use-desk.ts'

describe('the URL of the review desk', () => {
  it('defaults to pending', () => {
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

  it('ignores invalid statuses, platforms and ids', () => {
    const params = new URLSearchParams({ status: 'lost', campaign: '1', platform: 'vine' })

    const query = deskQueryIn(readAddress(params))

    expect(query).toEqual({ status: 'pending' })
  })
})
