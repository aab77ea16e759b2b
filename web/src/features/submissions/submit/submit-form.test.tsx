import {
  listSocialAccountsCall,
  type SocialAccount,
} from '@permille/contract/connections/connections'
import type { Platform } from '@permille/contract/enums'
import type { CampaignId, SocialAccountId } from '@permille/contract/ids'
import { expect, it } from 'vitest'
import { keyOf } from '#api/query.ts'
import { campaignLike } from '#features/campaigns/testing/campaign-like.ts'
import { markupOf } from '#testing/markup-of.tsx'
import { renderText } from '#testing/render-text.ts'
import { MissingAccount } from './missing-account.tsx'
import { PostChecks } from './post-checks.tsx'
import { ReadPost } from './read-post.tsx'
import { SubmissionDetails } from './submission-details.tsx'

const account = (platform: Platform, username: string) =>
  ({ id: username as SocialAccountId, platform, username, isVerified: true }) as SocialAccount
const campaign = campaignLike('Autumn', {
  id: 'c1' as CampaignId,
  platformsAllowed: ['tiktok', 'youtube'],
})
const [failed] = [{ code: 'post-author', passed: false, message: 'This post is not by @one.' }]
const checksWith = (checks: readonly (typeof failed)[]) => ({
  isChecking: false,
  checks,
  failure: undefined,
  checkAgain: () => undefined,
})

it('offers the post’s own account if another one is chosen', () => {
  const checks = checksWith(failed === undefined ? [] : [failed])

  const { buttons } = renderText(
    <PostChecks checks={checks} better={account('tiktok', 'two')} onUse={() => undefined} />,
  )

  expect(buttons).toEqual(['Use @two on TikTok', 'Check again'])
})

it('shows the post that was read', () => {
  const request = {
    campaignId: campaign.id,
    socialAccountId: 'one' as SocialAccountId,
    postUrl: 'https://youtu.be/aaaaaaaaaaa',
  }
  const post = { title: 'A walk in the rain', viewCount: 28_648, authorAccountId: null }

  const { text } = renderText(
    <ReadPost post={post} account={account('youtube', 'one')} request={request} />,
  )

  expect(text).toContain('A walk in the rain YouTube · 28.6K views')
})

it('links to the dialog for the missing platform, and back', () => {
  const markup = markupOf(<MissingAccount campaign={campaign} platform="youtube" />, [])

  expect(markup).toContain('href="/social-accounts?connect=youtube&amp;campaign=c1"')
})

it('says so if the campaign does not accept the platform', () => {
  const { text } = renderText(<MissingAccount campaign={campaign} platform="x" />)

  expect(text).toBe('This campaign doesn’t accept X posts.')
})

it('asks for an account if none fits the campaign', () => {
  const accounts = [account('x', 'elsewhere')]

  const markup = markupOf(<SubmissionDetails isReady campaign={campaign} />, [
    [keyOf(listSocialAccountsCall, undefined), accounts],
  ])

  expect(markup).toContain('href="/social-accounts?connect=tiktok&amp;campaign=c1"')
})
