import type { SocialAccount } from '@permille/contract/connections/connections'
import type { SocialAccountId } from '@permille/contract/ids'
import { toCents } from '@permille/contract/money'
import { timestamp } from '@permille/contract/shapes'
import { expect, test } from 'vitest'
import { renderText } from '#testing/render-text.ts'
import { AccountCard } from './account-card.tsx'

const at = timestamp.parse('2020-03-01T10:00:00Z')
const account: SocialAccount = {
  id: 'account-1' as SocialAccountId,
  platform: 'youtube',
  username: 'lena_films',
  followerCount: 19_300,
  connectedAt: at,
  isVerified: true,
  ownershipCode: null,
  needsReconnect: false,
  reconnectReason: null,
}
const earnings = {
  accountId: account.id,
  submissionCount: 3,
  totalViews: 50_000,
  totalEarnings: toCents(15_000),
  lastReadAt: at,
}
const rowOf = (given: Partial<Parameters<typeof AccountCard>[0]>) =>
  renderText(
    <AccountCard account={account} earnings={earnings} onReconnect={() => {}} {...given} />,
  )

test('an account shows its posts’ earnings, and a channel has subscribers', () => {
  const { text, buttons } = rowOf({})

  expect(text).toContain('YouTube · 19.3K subscribers')
  expect(text).toContain('Approved posts 3 Views 50K Earned $150.00 Last read Mar 1, 2020')
  expect(buttons).toEqual(['Remove @lena_films on YouTube'])
})

test('an account without approved posts shows zeros, and a loading one shows nothing yet', () => {
  const [none, loading] = [rowOf({ earnings: null }), rowOf({ earnings: undefined })]

  expect(none.text).toContain('Approved posts 0 Views 0 Earned $0.00 Last read –')
  expect(loading.text).toContain('Approved posts Views Earned Last read')
})

test('an account on another platform has followers', () => {
  const { text } = rowOf({ account: { ...account, platform: 'tiktok' } })

  expect(text).toContain('TikTok · 19.3K followers')
})
