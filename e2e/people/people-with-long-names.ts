import { randomBytes } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import type { Sandbox } from '../product/sandbox.ts'
import { payByCall } from '../steps/pay-by-call.ts'
import { joinByCall } from './join-by-call.ts'
import { postCall, registerByCall } from './sign-in-by-call.ts'

export interface PeopleWithLongNames {
  readonly brand: APIRequestContext
  readonly creator: APIRequestContext
}

/** Returns one word without a break opportunity, as long as a limit allows. */
function word(length: number): string {
  const tag = randomBytes(4).toString('hex')
  return `${tag}${'Donaudampfschifffahrtsgesellschaft'.repeat(40)}`.slice(0, length)
}

/**
 * Returns a right-to-left word with numbers in brackets, which a careless page shows in the wrong
 * order.
 */
function fromRight(letters: string, length: number): string {
  return `${letters.repeat(length).slice(0, length - 3)}(2)`
}

const arabic = (length: number) => fromRight('عبدالرحمن', length)
const hebrew = (length: number) => fromRight('ירושלים', length)

/**
 * Creates a brand and a creator that exhaust every limit: the longest names, the largest amounts,
 * no spaces. The brand's name is in Latin letters, everything else in other scripts.
 */
export async function createPeopleWithLongNames(
  appUrl: string,
  sandbox: Sandbox,
): Promise<PeopleWithLongNames> {
  const brand = await joinByCall(appUrl, {
    displayName: word(80),
    email: `${word(60)}@example.test`,
    brandName: word(80),
  })
  const creator = await registerByCall(appUrl, {
    displayName: arabic(80),
    email: `${word(60)}@example.test`,
  })
  await describeThemselves(creator)
  await createCampaign(brand)
  const campaignId = await createCampaign(brand)
  await payByCall({ brand, sandbox }, { campaignId, dollars: 888_888.88 })
  await submitPosts({ brand, creator, sandbox }, campaignId)
  return { brand, creator }
}

async function describeThemselves(creator: APIRequestContext): Promise<void> {
  const data = { username: word(30), bio: arabic(500), country: 'United Arab Emirates' }
  const lists = {
    languages: ['Portuguese', 'Mandarin'],
    contentCategories: ['Lifestyle', 'Travel'],
  }
  const response = await creator.put('/api/creator/profile', { data: { ...data, ...lists } })
  if (!response.ok()) throw new Error(await response.text())
}

async function createCampaign(brand: APIRequestContext): Promise<string> {
  const { id } = await postCall(brand, '/api/campaigns', {
    name: hebrew(120),
    category: 'personal_brand',
    budgetCents: 1_000_000_000,
    // Small enough for the budget to last, so that the campaign stays live.
    rewardRatePerKViewsCents: 1,
    minPayoutCents: 999_999_999,
    maxPayoutCents: 1_000_000_000,
    platformsAllowed: ['tiktok', 'instagram', 'youtube', 'x'],
    availableContentUrl: `https://example.test/${word(300)}`,
    contentRequirements: `${arabic(200)}\n${word(200)}`,
  })
  return String(id)
}

interface Posting extends PeopleWithLongNames {
  readonly sandbox: Sandbox
}

/**
 * Submits three posts: one pending from an unverified account, one approved, one rejected with the
 * longest note.
 */
async function submitPosts(people: Posting, campaignId: string): Promise<void> {
  const { brand } = people
  await submitPost(people, { campaignId, ...(await addAccount(people)) })
  const post = { campaignId, ...(await addAccount(people, { isProven: true })) }
  await postCall(brand, `/api/submissions/${await submitPost(people, post)}/approve`)
  const rejected = await submitPost(people, post)
  await postCall(brand, `/api/submissions/${rejected}/reject`, {
    code: 'off_brief',
    note: arabic(1000),
  })
}

async function addAccount(
  { creator, sandbox }: Posting,
  { isProven } = { isProven: false },
): Promise<Pick<Post, 'socialAccountId' | 'username'>> {
  const channel = { platform: 'youtube', username: word(30) } as const
  const { id, ownershipCode } = await postCall(creator, '/api/creator/social-accounts', channel)
  const socialAccountId = String(id)
  if (isProven) {
    const description = String(ownershipCode)
    await sandbox.setAccount({ ...channel, followers: 1_000_000, description })
    await postCall(creator, `/api/creator/social-accounts/${socialAccountId}/verify`)
  }
  return { socialAccountId, username: channel.username }
}

interface Post {
  readonly campaignId: string
  readonly socialAccountId: string
  readonly username: string
}

async function submitPost({ creator, sandbox }: Posting, post: Post): Promise<string> {
  const { username, ...request } = post
  const externalPostId = randomBytes(8).toString('base64url')
  const views = 2_000_000_000
  await sandbox.setPost({
    platform: 'youtube',
    username,
    externalPostId,
    views,
    title: arabic(100),
  })
  const postUrl = `https://www.youtube.com/shorts/${externalPostId}`
  const { id } = await postCall(creator, '/api/submissions', { ...request, postUrl })
  return String(id)
}
