import { expect, test } from 'vitest'
import { demoBrands, demoCreators } from './demo-cast.ts'
import type { DemoCampaign, DemoPost } from './demo-plan.ts'
import { nordlysCampaigns } from './nordlys-campaigns.ts'
import { otherCampaigns } from './other-campaigns.ts'

const campaigns = [...nordlysCampaigns, ...otherCampaigns]
const open = campaigns.filter(({ fundedDollars, ending }) => fundedDollars > 0 && !ending)

function mostItCanCost(campaign: DemoCampaign): number {
  const { maxDollars = Number.POSITIVE_INFINITY, bonusDollars = 0, posts } = campaign
  const earning = posts.filter((post) => post.fate.kind !== 'rejected' || isSentAgain(post))
  return earning.length * (maxDollars + bonusDollars)
}

function isSentAgain({ fate }: DemoPost): boolean {
  return fate.kind === 'rejected' && fate.resubmittedAfterHours !== undefined
}

test('no open campaign can run out of money, however much its posts grow', () => {
  const growing = open.filter((campaign) => !campaign.isQuiet)
  const dry = growing.filter((campaign) => mostItCanCost(campaign) > campaign.fundedDollars)

  expect(dry.map((campaign) => campaign.name)).toEqual([])
  expect(growing.length).toBeGreaterThanOrEqual(6)
})

test('each post is by one of its creator’s accounts, on an allowed platform, within its campaign’s time', () => {
  for (const campaign of campaigns) {
    const { platforms, createdDaysAgo, posts } = campaign
    expect(demoBrands.map((brand) => brand.name)).toContain(campaign.brand)
    for (const post of posts) {
      const creator = demoCreators.find(({ handle }) => handle === post.creator)
      expect(creator?.accounts.map((account) => account.platform)).toContain(post.platform)
      expect(platforms).toContain(post.platform)
      expect(post.daysAgo).toBeLessThan(Math.min(createdDaysAgo, creator?.joinedDaysAgo ?? 0))
      expect(post.daysAgo * 24).toBeGreaterThan(post.waitHours)
    }
  }
})

test('no two posts on a platform share a title', () => {
  const names = campaigns.flatMap(({ posts }) => posts.map((post) => post.platform + post.title))

  expect(new Set(names).size).toBe(names.length)
})

test('Explore offers different rates, every category and every platform', () => {
  expect(new Set(open.map((campaign) => campaign.rateDollars)).size).toBeGreaterThanOrEqual(6)
  expect(new Set(open.map((campaign) => campaign.category)).size).toBe(3)
  expect(new Set(open.flatMap((campaign) => campaign.platforms)).size).toBe(4)
})
