import type { Attention, ReadingTrouble } from '@permille/contract/administration/attention'
import { platformFacts } from '@permille/contract/platforms'
import { adminPaths } from '#admin-paths.ts'
import { formatCount } from '#ui/values/views.tsx'
import type { AttentionItem } from './attention-item.ts'
import { counted } from './counted.ts'

interface Words {
  title(platform: string, posts: string): string
  /** What to do, or what happens automatically. */
  readonly note: string
}

const words: Readonly<Record<ReadingTrouble, Words>> = {
  outage: {
    title: (platform) => `${platform} is not responding`,
    note: 'We retry automatically',
  },
  throttled: {
    title: (platform) => `${platform} limits how often we call it`,
    note: 'We wait as long as it requests',
  },
  quota: {
    title: (platform) => `The quota of ${platform} is used up`,
    note: 'Reading continues when it is renewed; ask for a larger one if this repeats',
  },
  keys: {
    title: (platform) => `${platform} refuses our keys`,
    note: 'Check the keys, and the app’s state in its console',
  },
  removed: {
    title: (platform) => `${platform} no longer allows this app`,
    note: 'Ask the platform why. Until then its posts keep their earnings, and you can enter views by hand',
  },
  credits: {
    title: (platform) => `${platform} requires credits`,
    note: 'Buy credits or raise the spending cap in its console',
  },
  request: {
    title: (platform) => `${platform} refuses our requests`,
    note: 'Its API may have changed: check for an update of Permille',
  },
  vanished: {
    title: (platform) => `Every post read on ${platform} is missing`,
    note: 'The platform is at fault, not its creators: nothing is locked until it shows a post again',
  },
  reconnect: {
    title: (platform, posts) => `${posts} of disconnected ${platform} accounts`,
    note: 'Their creators are asked to connect again',
  },
  permission: {
    title: (platform, posts) => `${posts} of ${platform} accounts without permission for views`,
    note: 'Their creators are notified which permission to grant',
  },
  professional: {
    title: (platform, posts) => `${posts} on ${platform} without views`,
    note: 'Older than their account’s switch to a professional account',
  },
  'not-offered': {
    title: (platform, posts) => `${posts} on ${platform} without views`,
    note: 'The platform does not let us read the views of their kind of post; waiting does not help',
  },
  'views-hidden': {
    title: (platform, posts) => `${posts} on ${platform} with hidden views`,
    note: 'They earn again when views are shown',
  },
  refused: {
    title: (platform, posts) => `${posts} that ${platform} does not accept`,
    note: 'Read one by one, less and less often',
  },
  unanswered: {
    title: (platform, posts) => `${posts} that ${platform} did not mention`,
    note: 'We retry automatically',
  },
  absent: {
    title: (platform, posts) => `${posts} missing on ${platform}`,
    note: 'Deleted or private; locked if they stay missing',
  },
  'own-quota': {
    title: (platform, posts) => `${posts} on ${platform} wait for our own limit`,
    note: 'Reading continues in its next window',
  },
  broken: {
    title: (platform, posts) => `${posts} on ${platform} that could not be read`,
    note: 'The server’s log says why; we retry automatically',
  },
}

export function platformItem(failing: Attention['failingPlatforms'][number]): AttentionItem {
  const { platform, trouble, unreadCount, trackedCount, detail, since } = failing
  const { title, note } = words[trouble]
  const unread = `${formatCount(unreadCount)} of ${counted(trackedCount, 'tracked post')} unread`
  return {
    key: `${platform} ${trouble}`,
    title: title(platformFacts[platform].title, counted(unreadCount, 'post')),
    note: [note, unreadCount > 0 ? unread : null, detail === null ? null : `“${detail}”`]
      .filter((part) => part !== null)
      .join(' · '),
    since,
    href: `${adminPaths.submissions}?queue=all&platform=${platform}`,
  }
}
