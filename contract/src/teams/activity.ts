import * as z from 'zod/mini'
import type { AuditAction } from '../administration/audit-actions.ts'
import { endpoint, type ResponseOf } from '../endpoint.ts'
import { campaignId, submissionId, userId } from '../ids.ts'
import { day } from '../input/day.ts'
import { cents, id, paging, timestamp } from '../shapes.ts'
import { keyToBrand } from './names.ts'
import { memberRoles } from './scopes.ts'

export const activityGroups = ['campaigns', 'posts', 'money', 'people', 'brand'] as const
export type ActivityGroup = (typeof activityGroups)[number]

/** What the people of a brand do for it; an admin and the system do some of it too. */
export const actionsOfGroup = {
  campaigns: [
    'campaign.complete',
    'campaign.create',
    'campaign.delete',
    'campaign.edit',
    'campaign.endLink',
    'campaign.goLive',
    'campaign.liftPause',
    'campaign.makeLink',
    'campaign.pause',
    'campaign.resume',
    'creator.block',
    'creator.unblock',
    'report-link.create',
    'report-link.edit',
    'report-link.revoke',
  ],
  posts: [
    'dispute.answer',
    'submission.approve',
    'submission.note',
    'submission.reject',
    'submission.undo-approval',
  ],
  money: ['campaign.refund', 'funding.start'],
  people: [
    'brand.transfer',
    'member.invite',
    'member.join',
    'member.leave',
    'member.remove',
    'member.role',
    'member.uninvite',
  ],
  brand: [
    'brand.create',
    'key.create',
    'key.revoke',
    'key.rotate',
    'message.report',
    'message.send',
    'user.change-brand',
    'webhook.create',
    'webhook.delete',
    'webhook.edit',
    'webhook.replay',
    'webhook.rotate',
    'webhook.switch-off',
  ],
} as const satisfies Readonly<Record<ActivityGroup, readonly AuditAction[]>>

export type BrandAction = (typeof actionsOfGroup)[ActivityGroup][number]
export const brandActions: readonly BrandAction[] = Object.values(actionsOfGroup).flat()

/** Days are in UTC, both of them included. */
const activityFilter = {
  by: z.optional(userId),
  group: z.optional(z.enum(activityGroups)),
  from: z.optional(day),
  to: z.optional(day),
}

export const listBrandActivityCall = endpoint({
  name: 'listBrandActivity',
  method: 'GET',
  path: '/api/brand/activity',
  summary: 'Who did what for the brand, newest first',
  access: ['brand'],
  scope: 'people:manage',
  query: z.strictObject({ ...activityFilter, ...paging }),
  response: z.array(
    z.object({
      id,
      at: timestamp,
      action: z.enum(brandActions),
      actor: z.enum(['brand', 'admin', 'system']),
      by: z
        .nullable(z.object({ id: userId, name: z.string() }))
        .check(
          z.describe(
            'The person of the brand; with a key, whoever stood behind it. Null for an admin and the system.',
          ),
        ),
      key: keyToBrand,
      /** What it was done to; a campaign that was deleted has no id. */
      campaign: z.nullable(z.object({ id: z.nullable(campaignId), name: z.string() })),
      post: z.nullable(z.object({ id: submissionId, title: z.nullable(z.string()) })),
      /** A creator, someone of the brand, an invited address, an API key, or a report link. */
      whom: z.nullable(z.string()),
      role: z.nullable(z.enum(memberRoles)),
      amountCents: z.nullable(cents),
    }),
  ),
})
export type BrandActivity = ResponseOf<typeof listBrandActivityCall>[number]
