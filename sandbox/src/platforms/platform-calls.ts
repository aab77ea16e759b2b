import { platforms } from '@permille/contract/enums'
import { isOAuthPlatform, type OAuthPlatform } from '@permille/contract/platforms'
import { type ControlCall, Refusal } from '../control/control-call.ts'
import { anyText, oneOf, required, text } from '../control/fields.ts'
import { accountFields, postFields, readFields } from './control-fields.ts'
import {
  type AccountRequest,
  applyAccount,
  applyPost,
  type PostRequest,
} from './control-requests.ts'
import { type PlatformGrants, removeApp } from './remove-app.ts'
import { accountKey } from './social/account.ts'
import type { ConsentWorld } from './social/consent.ts'

/** The calls about accounts and posts. */
export function platformCalls(at: ConsentWorld, grants: PlatformGrants): readonly ControlCall[] {
  return [putPost(at), putAccount(at), readChanges(at), deleteGrants(at, grants)]
}

const example = { platform: 'youtube', username: 'console_demo' }

function putPost({ world, tables }: ConsentWorld): ControlCall {
  return {
    method: 'PUT',
    path: '/control/posts',
    says: 'Creates or changes a post. Omitted fields keep their value, and views stop growing.',
    fields: postFields,
    example: () => ({ ...example, externalPostId: 'dQw4w9WgXcQ', views: 12_500 }),
    run: (input) => applyPost(world, tables, read<PostRequest>(postFields, input)),
  }
}

function putAccount({ tables }: ConsentWorld): ControlCall {
  return {
    method: 'PUT',
    path: '/control/accounts',
    says: 'Creates or changes a creator’s account on a platform.',
    fields: accountFields,
    example: () => ({ ...example, followers: 4200, description: 'my code: PERMILLE-1234' }),
    run: (input) => applyAccount(tables, read<AccountRequest>(accountFields, input)),
  }
}

function readChanges({ tables }: ConsentWorld): ControlCall {
  return {
    method: 'GET',
    path: '/control/changes',
    says: 'Recently set posts, oldest change first, so that a demo can read those soon.',
    fields: { sinceMs: anyText('Unix milliseconds; all posts if omitted.') },
    example: () => ({ sinceMs: '0' }),
    run: ({ sinceMs }) => tables.changesSince(Number(sinceMs ?? 0) || 0),
  }
}

function deleteGrants(at: ConsentWorld, grants: PlatformGrants): ControlCall {
  return {
    method: 'DELETE',
    path: '/control/grants',
    says: 'A creator removes the app on the platform: every token of the account stops working, and the app is notified.',
    fields: {
      platform: required(
        oneOf(platforms.filter(isOAuthPlatform), 'The platform that grants access.'),
      ),
      username: text('The account’s username.'),
      scope: text('Withdraws only this permission, without notifying the app.'),
      erase: text(
        'With any value: also asks Meta to erase their data. Returns the app’s response.',
      ),
    },
    example: () => ({ platform: 'tiktok', username: 'console_demo' }),
    run: ({ platform, username = '', scope, erase }) => {
      const which = { platform: platform as OAuthPlatform, username: String(username) }
      if (scope === undefined)
        return removeApp(at, grants, { ...which, erases: erase !== undefined })
      grants[which.platform].withdrawScope(
        accountKey(which.platform, which.username),
        String(scope),
      )
      return {}
    },
  }
}

function read<T>(fields: Parameters<typeof readFields>[0], input: unknown): T {
  const existing = readFields<T>(fields, input)
  if (typeof existing === 'string') throw new Refusal(existing)
  return existing
}
