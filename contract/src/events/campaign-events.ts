import * as z from 'zod/mini'
import { pauseReasons } from '../campaigns/campaigns.ts'
import { platforms } from '../enums.ts'
import { cents, centsPerKViews, timestamp } from '../shapes.ts'
import { creator, decidedBy, publicEvent } from './event-parts.ts'

const path = '/api/campaigns/{id}'
const name = z.string()
/** In the words of whoever did it. */
const note = z.nullable(z.string())

export const campaignEvents = {
  'campaign.created': publicEvent({ summary: 'A draft was saved', path, fields: { name } }),
  'campaign.edited': publicEvent({
    summary: 'A campaign’s terms or texts were changed',
    path,
    fields: { name, changed: z.array(z.string()) },
  }),
  'campaign.deleted': publicEvent({
    summary: 'A draft was deleted; its address no longer works',
    path,
    fields: { name },
  }),
  'campaign.live': publicEvent({
    summary: 'A campaign takes posts, for the first time or again',
    path,
    fields: {
      name,
      rewardRatePerKViewsCents: centsPerKViews,
      platformsAllowed: z.array(z.enum(platforms)),
      endsAt: z.nullable(timestamp),
      isResumed: z.boolean(),
    },
  }),
  'campaign.paused': publicEvent({
    summary: 'A campaign is paused, or paused for one more reason',
    path,
    fields: { name, reason: z.enum(pauseReasons), note },
  }),
  'campaign.completed': publicEvent({
    summary: 'A campaign ended',
    path,
    fields: { name, by: decidedBy, note },
  }),
  'campaign.budget_low': publicEvent({
    summary: 'A fifth of a live campaign’s money is left; once for each sum that was funded',
    path,
    fields: { name, leftCents: cents, fundedCents: cents },
  }),
  'campaign.day': publicEvent({
    summary: 'A day in UTC is over on which a campaign’s views were counted',
    path,
    fields: { name, day: z.iso.date(), viewCount: z.int(), spentCents: cents },
  }),
  'campaign.creator_joined': publicEvent({
    summary: 'A creator joined an invite-only campaign by its link',
    path,
    fields: { name, creator },
  }),
}
