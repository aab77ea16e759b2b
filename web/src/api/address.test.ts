import { describe, expect, it } from 'vitest'
import { addressOf } from './address.ts'

describe('the URL of a call', () => {
  it('has its parameters filled in and escaped', () => {
    expect(addressOf('/api/profile/{username}', { username: 'a/b' })).toBe('/api/profile/a%2Fb')
  })

  it('omits empty values', () => {
    const query = { status: 'live', search: '', platform: undefined, cursor: null }

    expect(addressOf('/api/campaigns', {}, query)).toBe('/api/campaigns?status=live')
  })
})
