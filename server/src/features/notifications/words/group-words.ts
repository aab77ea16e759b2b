import type { NotificationGroupRow } from '../notification-group-store.ts'
import { decisionDueWords } from './post-notifications.ts'

type Plural = readonly [one: RegExp, many: (count: number, campaign: string) => string]

/** What a group says instead of the title that its notifications share. */
const plurals: readonly Plural[] = [
  [/^A new post for (.+)$/, (count, campaign) => `${count} new posts for ${campaign}`],
  [
    /^A post for (.+) was withdrawn$/,
    (count, campaign) => `${count} posts for ${campaign} were withdrawn`,
  ],
  [
    /^A post for (.+) was approved automatically$/,
    (count, campaign) => `${count} posts for ${campaign} were approved automatically`,
  ],
  [
    /^A post for (.+) is due for a decision$/,
    (count, campaign) => `${count} posts for ${campaign} are due for a decision`,
  ],
  [
    /^An admin approved a post for (.+)$/,
    (count, campaign) => `An admin approved ${count} posts for ${campaign}`,
  ],
  [
    /^An admin rejected a post for (.+)$/,
    (count, campaign) => `An admin rejected ${count} posts for ${campaign}`,
  ],
  [
    /^The approval of a post for (.+) was reversed$/,
    (count, campaign) => `The approval of ${count} posts for ${campaign} was reversed`,
  ],
  [
    /^Your post for (.+) is approved$/,
    (count, campaign) => `${count} of your posts for ${campaign} are approved`,
  ],
  [
    /^Your post for (.+) was rejected$/,
    (count, campaign) => `${count} of your posts for ${campaign} were rejected`,
  ],
  [
    /^Views of your post for (.+) are final$/,
    (count, campaign) => `Views of ${count} of your posts for ${campaign} are final`,
  ],
]

/** Returns "13 new posts for Lumen"; a title without a plural says how often it was told. */
export function titleOfGroup(title: string, count: number): string {
  for (const [one, many] of plurals) {
    const campaign = one.exec(title)?.[1]
    if (campaign !== undefined) return many(count, campaign)
  }
  return `${title} (${count} times)`
}

/** Words a group for all of its notifications. */
export function inWords(group: NotificationGroupRow): NotificationGroupRow {
  if (group.count === 1) return withoutDue(group)
  return { ...group, title: titleOfGroup(group.title, group.count), text: '' }
}

/** By when to decide is in the group's `toReview`: it changes, and is shown only when near. */
export function withoutDue<Row extends { readonly text: string }>(row: Row): Row {
  return { ...row, text: row.text.split(decisionDueWords)[0] ?? '' }
}
