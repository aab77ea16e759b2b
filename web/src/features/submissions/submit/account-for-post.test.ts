import type { SocialAccount } from '@permille/contract/connections/connections'
import type { Platform } from '@permille/contract/enums'
import type { SocialAccountId } from '@permille/contract/ids'
import { expect, it } from 'vitest'
import { accountForPost } from './account-for-post.ts'

const account = (platform: Platform, username: string) =>
  ({ id: username as SocialAccountId, platform, username }) as SocialAccount

const accounts = [
  account('youtube', 'films'),
  account('youtube', 'shorts'),
  account('tiktok', 'mara'),
  account('tiktok', 'Mara.Two'),
  account('x', 'mara_x'),
]

it.each([
  ['https://www.tiktok.com/@mara.two/video/7300000000000000000', '', 'Mara.Two'],
  ['https://x.com/mara_x/status/17', 'films', 'mara_x'],
  // By someone else: picks the first account of the platform, and the check says that it does not
  // match.
  ['https://www.tiktok.com/@stranger/video/7300000000000000000', '', 'mara'],
  // A YouTube URL does not contain the channel.
  ['https://youtu.be/aaaaaaaaaaa', '', 'films'],
  ['https://youtu.be/aaaaaaaaaaa', 'shorts', 'shorts'],
  ['https://vm.tiktok.com/ZMabc/', 'Mara.Two', 'Mara.Two'],
])('%s with "%s" chosen belongs to %s', (url, chosen, expected) => {
  expect(accountForPost(accounts, url, chosen as SocialAccountId)?.username).toBe(expected)
})

it('finds none on a platform without an account, or for a link that is not a post', () => {
  expect(accountForPost(accounts, 'https://www.instagram.com/reel/abcdef/', '')).toBeUndefined()
  expect(accountForPost(accounts, 'my last post', '')).toBeUndefined()
})
