import { readFileSync } from 'node:fs'
import { type Campaign, listCampaignsCall } from '@permille/contract/campaigns/campaigns'
import { listSocialAccountsCall } from '@permille/contract/connections/connections'
import type { Platform } from '@permille/contract/enums'
import type { CampaignId, SocialAccountId } from '@permille/contract/ids'
import { toCents } from '@permille/contract/money'
import {
  previewSubmissionCall,
  type SubmissionCheck,
} from '@permille/contract/submissions/submissions'
import { expect, test } from 'vitest'
import { Router } from 'wouter'
import { pagesOf, queryOf } from '#api/query.ts'
import { campaignLike } from '#features/campaigns/testing/campaign-like.ts'
import { paths } from '#paths.ts'
import { type Answer, markupOf } from '#testing/markup-of.tsx'
import { SharedPostPage } from './shared-post-page.tsx'

const publicFile = (name: string) =>
  readFileSync(new URL(`../../../../public/${name}`, import.meta.url))
const manifest = JSON.parse(publicFile('site.webmanifest').toString())

interface Listed {
  readonly platform: Platform
  readonly campaigns: readonly Campaign[]
  /** Responses of other calls. */
  readonly more?: readonly Answer[]
}

/** Renders the page as opened from the share sheet of an app that shares this text. */
function openedWith(text: string, { platform, campaigns, more = [] }: Listed): string {
  const { action, params } = manifest.share_target
  const search = new URLSearchParams({ [params.text]: text }).toString()
  const key = pagesOf(listCampaignsCall, {
    query: { status: 'live', platform, sort: 'rate' },
  }).queryKey
  const page = (
    <Router ssrPath={action} ssrSearch={search}>
      <SharedPostPage />
    </Router>
  )
  return markupOf(page, [
    [key, { pages: [{ items: campaigns }], pageParams: [undefined] }],
    ...more,
  ])
}

test('a post shared from a phone is one tap away from its campaign, with the link filled in', () => {
  const campaign = campaignLike('Autumn', { id: 'c1' as CampaignId })
  const link = 'https://vm.tiktok.com/ZMabc123/'

  const markup = openedWith(`Check out my video! ${link}`, {
    platform: 'tiktok',
    campaigns: [campaign],
  })

  expect(manifest.share_target).toMatchObject({ action: paths.sharedPost, method: 'GET' })
  expect(markup).toContain(`value="${link}"`)
  expect(markup).toContain('Campaigns on TikTok')
  expect(markup).toContain(`href="/submit/c1?post=${encodeURIComponent(link)}"`)
})

test('each campaign says what the post is worth there, or why it would be refused', () => {
  const id = 'a1' as SocialAccountId
  const link = 'https://www.tiktok.com/@lena/video/7300000000000000001'
  const rich = campaignLike('Rich', { id: 'c1' as CampaignId, leftCents: toCents(5000) })
  const short = campaignLike('Short', { id: 'c2' as CampaignId, leftCents: toCents(700) })
  const young = campaignLike('Young', { id: 'c3' as CampaignId, leftCents: toCents(5000) })
  const fresh = campaignLike('Fresh', { id: 'c4' as CampaignId, leftCents: toCents(5000) })
  const previewed = (
    campaignId: CampaignId,
    checks: SubmissionCheck[],
    viewCount = 4000,
  ): Answer => {
    const query = { campaignId, socialAccountId: id, postUrl: link }
    const post = { title: null, viewCount, authorAccountId: id }
    return [queryOf(previewSubmissionCall, { query }).queryKey, { checks, post }]
  }
  const refusal = { code: 'post-published', passed: false, message: 'Published before it began.' }

  const markup = openedWith(link, {
    platform: 'tiktok',
    campaigns: [rich, short, young, fresh],
    more: [
      [queryOf(listSocialAccountsCall).queryKey, [{ id, platform: 'tiktok', username: 'lena' }]],
      previewed(rich.id, []),
      previewed(short.id, []),
      previewed(young.id, [refusal]),
      previewed(fresh.id, [], 0),
    ],
  })

  expect(markup.match(/\$\d+\.\d\d(?=<\/span> for its)/g)).toEqual(['$12.00', '$7.00'])
  expect(markup).toContain(refusal.message)
  expect(markup).toMatch(/No views yet · 10K would earn (<!-- -->)?\$30\.00/)
})

test('a link that is not a post says so and offers no campaign', () => {
  const markup = openedWith('See https://example.com/page', { platform: 'x', campaigns: [] })

  expect(markup).toContain('This is not a link to')
  expect(markup).not.toContain('Campaigns on')
})

test('without a post it explains what to do, and links to the campaigns', () => {
  const markup = openedWith('', { platform: 'x', campaigns: [] })

  expect(markup).toContain('Which post is it?')
  expect(markup).toContain(`href="${paths.explore}"`)
})

test('the app’s icons have the sizes stated in its manifest', () => {
  const icons: { src: string; sizes: string; type: string }[] = manifest.icons
  const pngs = icons.filter(({ type }) => type === 'image/png')

  // A PNG's width and height are the two numbers after the name of its first chunk.
  const sizes = pngs.map(({ src }) => {
    const bytes = publicFile(src.slice(1))
    return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`
  })

  expect(sizes).toEqual(['192x192', '512x512', '512x512'])
  expect(pngs.map(({ sizes: said }) => said)).toEqual(sizes)
})
