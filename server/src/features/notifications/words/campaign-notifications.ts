import type { PauseReason } from '@permille/contract/campaigns/campaigns'
import type { CampaignStatus } from '@permille/contract/enums'
import type { CampaignId } from '@permille/contract/ids'
import { formatCents } from '@permille/contract/money'
import { fillPage, memberPages } from '@permille/contract/pages'
import { refusesMoney } from '#features/campaigns/public.ts'
import {
  type CampaignFacts,
  type ChangeFacts,
  listCampaignFacts,
  listChangeFacts,
} from './money-facts-store.ts'
import {
  factsBy,
  type NotificationDraft,
  recipientOf,
  type Told,
  type Words,
  wording,
} from './wording.ts'

type CampaignEvent = `campaign.${'live' | 'paused' | 'pause_lifted' | 'completed'}`
type CampaignChange = Told<CampaignEvent> & ChangeFacts
type LowBudget = Told<'campaign.budget_low'> & CampaignFacts

export const campaignWording = wording({
  facts: factsBy<CampaignEvent, string, ChangeFacts>(
    ({ body }) => String(body.changeSeq),
    listChangeFacts,
  ),
  draft: draftCampaign,
})
export const budgetWording = wording({
  facts: factsBy<'campaign.budget_low', CampaignId, CampaignFacts>(
    ({ objectId }) => objectId as CampaignId,
    listCampaignFacts,
  ),
  draft: draftLowBudget,
})

function draftCampaign(change: CampaignChange): NotificationDraft[] {
  const { key, at, objectId } = change
  const words = wordsOf(change)
  if (words === null) return []
  const path = fillPage(memberPages.campaign, objectId)
  return [{ to: recipientOf(change), key, at, kind: 'campaign', ...words, path }]
}

function wordsOf(change: CampaignChange): Words | null {
  const { type, campaignName: name, fromStatus, pauseReason } = change
  switch (type) {
    case 'campaign.live':
      return fromStatus === 'draft'
        ? { title: `${name} is live`, text: 'Creators can find it and submit posts.' }
        : {
            title: `${name} is live again`,
            text: 'Creators can submit posts, and views earn again.',
          }
    case 'campaign.completed':
      return { title: `${name} has ended`, text: endedText(change) }
    case 'campaign.pause_lifted':
      return liftedWords(change)
    case 'campaign.paused':
      return pauseReason === null ? null : pausedLabels(change, pauseReason)
  }
}

/** An admin's pause has ended, and the campaign is not live for another reason. */
function liftedWords({
  campaignName: name,
  toStatus,
  pauseReasons,
  leftCents,
}: CampaignChange): Words {
  const title = `An admin lifted the pause of ${name}`
  if (toStatus === 'completed') {
    return {
      title,
      text: leftCents === 0 ? 'It has ended.' : 'An admin no longer holds its money.',
    }
  }
  if (toStatus === 'draft') return { title, text: 'It goes live as planned.' }
  const text = pauseReasons.includes('manual')
    ? 'It stays paused until you resume it.'
    : 'It stays paused for another reason: its page says which.'
  return { title, text }
}

function endedText({ leftCents, pauseReasons }: CampaignChange): string {
  if (leftCents === 0) return 'All of its money was spent.'
  if (pauseReasons.includes('admin')) {
    return `It has ${formatCents(leftCents)} left, which stays there until the admin who paused it decides.`
  }
  return `It has ${formatCents(leftCents)} left. Once every post is decided, you can get it back.`
}

/** Money is asked for only where it would be taken. */
function spentText(change: CampaignChange): string {
  const { waitsCents } = change
  const waits =
    waitsCents > 0
      ? ` New money first pays the ${formatCents(waitsCents)} its posts are waiting for.`
      : ''
  if (refusesMoney(change)) {
    return 'It is also paused for another reason; its page says which. Approved posts are still tracked.'
  }
  return change.fromStatus === 'live'
    ? `It is paused and accepts no posts. Add money to continue; approved posts are still tracked.${waits}`
    : `It was already paused and stays paused. Add money to keep paying approved posts, which are still tracked.${waits}`
}

function pausedLabels(change: CampaignChange, reason: PauseReason): Words | null {
  const { campaignName: name, toStatus, note } = change
  switch (reason) {
    case 'budget_exhausted':
      return { title: `${name} has spent its budget`, text: spentText(change) }
    case 'admin':
      return {
        title: `${name} was paused by an admin`,
        text: note === null ? pausedMeans[toStatus] : `The reason: ${note}`,
      }
    // The bank's claim and the suspension are news of their own.
    case 'funding_disputed':
    case 'funding_lost':
    case 'manual':
    case 'suspended':
      return null
  }
}

const pausedMeans: Readonly<Record<CampaignStatus, string>> = {
  draft: 'It will not go live for now.',
  live: 'It accepts no posts for now.',
  paused: 'It accepts no posts for now.',
  completed: 'Its money stays there until an admin decides.',
}

function draftLowBudget(low: LowBudget): NotificationDraft[] {
  const { key, at, objectId, campaignName: name, leftCents } = low
  return [
    {
      to: recipientOf(low),
      key,
      at,
      kind: 'campaign',
      title: `${name} has a fifth of its money left`,
      text: `${formatCents(leftCents)} is left. When it runs out, the campaign pauses.`,
      path: fillPage(memberPages.campaign, objectId),
    },
  ]
}
