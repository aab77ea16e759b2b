import { describe, expect, it } from 'vitest'
import { endpointUrl } from './endpoint.ts'

describe('the URL of a call', () => {
  it('has its parameters filled in and escaped', () => {
    expect(endpointUrl('/api/profile/{username}', { username: 'a/b' })).toBe('/api/profile/a%2Fb')
  })

  it('omits empty values', () => {
    const query = { status: 'live', search: '', platform: undefined, cursor: null }

    expect(endpointUrl('/api/campaigns', {}, query)).toBe('/api/campaigns?status=live')
  })
})
