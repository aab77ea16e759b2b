import { formatCents } from '@permille/contract/money'
import type { ActivityGroup, BrandAction, BrandActivity } from '@permille/contract/teams/activity'
import { actorName } from '#features/accounts/actor-name.ts'
import { asRole, roleLabels } from './role-labels.ts'

export const groupLabels: Readonly<Record<ActivityGroup, string>> = {
  campaigns: 'Campaigns and creators',
  posts: 'Posts',
  money: 'Payments and refunds',
  people: 'People',
  brand: 'Brand, API keys, webhooks and messages',
}

type Words = (entry: BrandActivity) => string

/** What someone did, after their name; the campaign or the post comes after it. */
const words: Readonly<Record<BrandAction, string | Words>> = {
  'brand.create': 'opened the brand',
  'brand.transfer': ({ whom }) => `transferred the brand to ${whom ?? 'someone'}`,
  'campaign.complete': 'ended the campaign',
  'campaign.create': 'created the campaign',
  'campaign.delete': 'deleted the draft',
  'campaign.edit': 'edited the campaign',
  'campaign.endLink': 'turned off the invitation link of the campaign',
  'campaign.goLive': 'started the campaign',
  'campaign.liftPause': 'lifted a pause of the campaign',
  'campaign.makeLink': 'made an invitation link for the campaign',
  'campaign.pause': 'paused the campaign',
  'campaign.refund': ({ amountCents }) => `asked to refund ${money(amountCents)} of the campaign`,
  'campaign.resume': 'resumed the campaign',
  'creator.block': ({ whom }) => `blocked the creator ${whom ?? ''}`,
  'creator.unblock': ({ whom }) => `unblocked the creator ${whom ?? ''}`,
  'dispute.answer': 'answered the dispute about the post',
  'funding.start': ({ amountCents }) =>
    `started a payment of ${money(amountCents)} for the campaign`,
  'key.create': ({ whom }) => `made the API key “${whom ?? ''}”`,
  'key.revoke': ({ whom }) => `revoked the API key “${whom ?? ''}”`,
  'key.rotate': ({ whom }) => `replaced the API key “${whom ?? ''}” with a new one`,
  'member.invite': ({ whom, role }) => `invited ${whom ?? 'someone'}${as(role)}`,
  'member.join': ({ role }) => `joined${as(role)}`,
  'member.leave': 'left the brand',
  'member.remove': ({ whom }) => `removed ${whom ?? 'someone'}`,
  'member.role': ({ whom, role }) => `changed the role of ${whom ?? 'someone'}${to(role)}`,
  'member.uninvite': ({ whom }) => `revoked the invitation of ${whom ?? 'someone'}`,
  'message.report': 'reported another brand’s campaign',
  'message.send': 'wrote to us',
  'report-link.create': ({ whom }) => `made the report link “${whom ?? ''}”`,
  'report-link.edit': ({ whom }) => `edited the report link “${whom ?? ''}”`,
  'report-link.revoke': ({ whom }) => `revoked the report link “${whom ?? ''}”`,
  'submission.approve': 'approved the post',
  'submission.note': 'wrote a note about the post',
  'submission.reject': 'rejected the post',
  'submission.undo-approval': 'took back the approval of the post',
  'user.change-brand': 'changed the brand’s details',
  'webhook.create': ({ whom }) => `made the webhook “${whom ?? ''}”`,
  'webhook.delete': ({ whom }) => `deleted the webhook “${whom ?? ''}”`,
  'webhook.edit': ({ whom }) => `changed the webhook “${whom ?? ''}”`,
  'webhook.replay': ({ whom }) => `sent events to the webhook “${whom ?? ''}” again`,
  'webhook.rotate': ({ whom }) => `replaced the secret of the webhook “${whom ?? ''}”`,
  'webhook.switch-off': ({ whom }) =>
    `switched off the webhook “${whom ?? ''}”, because nothing arrives there`,
}

const money = (amountCents: number | null) => formatCents(amountCents ?? 0)
const as = (role: BrandActivity['role']) => (role === null ? '' : ` ${asRole(role)}`)
const to = (role: BrandActivity['role']) => (role === null ? '' : ` to ${roleLabels[role]}`)

export function wordsOf(entry: BrandActivity): string {
  const said = words[entry.action]
  return typeof said === 'string' ? said : said(entry)
}

/** Who did it. */
export function nameOf({ by, key, actor }: Pick<BrandActivity, 'by' | 'key' | 'actor'>): string {
  return actorName({ by: by?.name ?? null, key }) ?? (actor === 'admin' ? 'An admin' : 'The system')
}
