import type { PauseReason } from '@permille/contract/campaigns'
import { formatCents } from '@permille/contract/money'
import { fillPage, memberPages } from '@permille/contract/pages'
import {
  type CampaignChange,
  type LowBudget,
  listCampaignChanges,
  listLowBudgets,
} from './campaign-news-store.ts'
import { type News, newsSource } from './news.ts'

export const campaignNews = newsSource('campaigns', {
  rows: listCampaignChanges,
  tell: tellCampaign,
})
export const budgetNews = newsSource('budgets', {
  rows: listLowBudgets,
  tell: tellLowBudget,
  isSlow: true,
})

function tellCampaign(change: CampaignChange): News[] {
  const { key, at, campaignId, brandUserId: userId } = change
  const words = wordsOf(change)
  if (words === null) return []
  const path = fillPage(memberPages.campaign, campaignId)
  return [{ userId, key, at, kind: 'campaign', ...words, path }]
}

interface Words {
  readonly title: string
  readonly text: string
}

function wordsOf(change: CampaignChange): Words | null {
  const { name, fromStatus, toStatus, pauseReason, note, leftCents } = change
  switch (toStatus) {
    case 'draft':
      return null
    case 'live':
      return fromStatus === 'draft'
        ? { title: `${name} is live`, text: 'Creators can find it and submit posts.' }
        : { title: `${name} is live again`, text: 'Creators can submit posts, and views earn.' }
    case 'paused':
      return pausedWords(name, pauseReason, note)
    case 'completed':
      return { title: `${name} has ended`, text: endedText(leftCents) }
  }
}

function endedText(leftCents: number): string {
  if (leftCents === 0) return 'All of its money was spent.'
  return `It has ${formatCents(leftCents)} left. Once all posts are decided you can have it back.`
}

function pausedWords(name: string, reason: PauseReason | null, note: string | null): Words | null {
  switch (reason) {
    case 'budget_exhausted':
      return {
        title: `${name} has spent its budget`,
        text: 'It is paused and takes no posts. Add money to go on: approved posts are tracked meanwhile.',
      }
    case 'admin':
      return {
        title: `${name} was paused by an admin`,
        text: note === null ? 'It takes no posts for now.' : `The reason: ${note}`,
      }
    // The bank's claim and the suspension are news of their own.
    case 'funding_disputed':
    case 'funding_lost':
    case 'manual':
    case 'suspended':
    case null:
      return null
  }
}

function tellLowBudget(low: LowBudget): News[] {
  const { key, at, campaignId, name, leftCents, brandUserId } = low
  return [
    {
      userId: brandUserId,
      key,
      at,
      kind: 'campaign',
      title: `${name} has a fifth of its money left`,
      text: `${formatCents(leftCents)} is left. When nothing is, the campaign pauses.`,
      path: fillPage(memberPages.campaign, campaignId),
    },
  ]
}
