import { expect, test } from 'vitest'
import { type CampaignId, type CreatorId, campaignParams, creatorId, type Id } from './ids.ts'

const uuid = '0197c2f6-0000-7000-8000-000000000001'

test('an id schema accepts ids of its own kind only', () => {
  const { id } = campaignParams.parse({ id: uuid })
  const campaign: CampaignId = id
  // @ts-expect-error: a campaign's id is not a creator's
  const creator: CreatorId = id
  // @ts-expect-error: nor is any string
  const text: CreatorId = uuid
  const some: Id<string> = campaign

  expect([campaign, creator, text, some]).toEqual([uuid, uuid, uuid, uuid])
})

test('every kind is a UUID', () => {
  expect(creatorId.safeParse('maya').success).toBe(false)
  expect(creatorId.parse(uuid)).toBe(uuid)
})
