import type { CampaignId } from '@permille/contract/ids'
import { describe, expect, it } from 'vitest'
import { paths } from './paths.ts'

describe('the path', () => {
  it.each([
    [paths.landing, '/'],
    [paths.createCampaign, '/campaigns/create'],
    [paths.fundCampaign('c1'), '/campaigns/c1/fund'],
    [paths.receipt('f1'), '/billing/receipts/f1'],
    [paths.exploreCampaign('c1' as CampaignId), `${paths.explore}?campaign=c1`],
    [paths.connectFor('x', 'c1' as CampaignId), '/social-accounts?connect=x&campaign=c1'],
    [paths.connectAccount, '/social-accounts?connect=account'],
  ])('%s is %s', (path, expected) => {
    expect(path).toBe(expected)
  })

  it('escapes its parameter', () => {
    expect(paths.profile('a/b?c')).toBe('/profile/a%2Fb%3Fc')
  })

  it('treats a value that looks like a pattern literally', () => {
    expect(paths.profile('$&')).toBe('/profile/%24%26')
  })
})
