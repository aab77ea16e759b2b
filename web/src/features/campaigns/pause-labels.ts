import type { Campaign, PauseReason } from '@permille/contract/campaigns/campaigns'
import { isolate } from '@permille/contract/input/isolate'
import type { ToastMessage } from '#ui/overlays/toast.ts'
import { namePauses } from './name-pauses.ts'

interface Paused extends Pick<Campaign, 'status' | 'pauseReasons'> {
  /** Of the brand, beside the reader. */
  readonly pausedBy?: string | null
}

/** Why a campaign is paused, for its brand, where that is the only reason. */
export const pauseSentences: Record<Exclude<PauseReason, 'manual'>, string> = {
  budget_exhausted: 'The budget is spent. Top up to continue.',
  funding_disputed:
    'Your bank took back a payment for this campaign. It accepts no posts and no money until the bank decides.',
  funding_lost:
    'Your bank kept a payment for this campaign, so it accepts no posts. Write to support if you want it to continue.',
  admin: 'Paused by an admin.',
  suspended: 'Paused while your account was suspended. Approved posts kept earning.',
}

/** Reasons that the brand can end come first. */
const order: readonly PauseReason[] = [
  'manual',
  'budget_exhausted',
  'funding_lost',
  'funding_disputed',
  'admin',
  'suspended',
]

/** One of several reasons, for the brand. */
const parts: Record<Exclude<PauseReason, 'manual'>, string> = {
  budget_exhausted: 'Its budget is spent.',
  funding_disputed: 'Your bank took back a payment for it, and has not decided yet.',
  funding_lost: 'Your bank kept a payment for it. Write to support if you want it to continue.',
  admin: 'An admin paused it.',
  suspended: 'Your account is suspended.',
}

/** Returns each reason in a sentence, the one that the brand can end first. */
export function pausesForBrand({ pauseReasons, pausedBy }: Omit<Paused, 'status'>): string[] {
  return order
    .filter((reason) => pauseReasons.includes(reason))
    .map((reason) =>
      reason === 'manual' ? `${pauser(pausedBy, 'You')} paused it.` : parts[reason],
    )
}

function pauser(name: Paused['pausedBy'], reader: string): string {
  return name ? isolate(name) : reader
}

/** For a line of a list, after the status: "by you, budget spent"; undefined without a reason. */
export function describePauseBriefly({
  pauseReasons,
  pausedBy,
}: Omit<Paused, 'status'>): string | undefined {
  const own = { manual: `by ${pauser(pausedBy, 'you')}`, suspended: 'account suspended' }
  return namePauses(pauseReasons, { order, own }) || undefined
}

/** Returns what keeps a campaign from being live, or its money in it; undefined if nothing does. */
export function describePause({ status, pauseReasons, pausedBy }: Paused): string | undefined {
  const [first, ...others] = pauseReasons
  if (first === undefined) return undefined
  switch (status) {
    case 'draft':
      return pauseReasons.some((reason) => reason.startsWith('funding_'))
        ? 'This campaign cannot go live at its start while this lasts:'
        : 'This campaign is funded but not live yet.'
    case 'completed':
      return 'An admin paused this campaign before it ended. Its money can be refunded once an admin lifts the pause.'
    case 'live':
    case 'paused':
      return others.length === 0
        ? pauseSentence(first, pausedBy)
        : 'Paused for several reasons. It goes live again when none is left.'
  }
}

function pauseSentence(reason: PauseReason, pausedBy: Paused['pausedBy']): string {
  if (reason !== 'manual') return pauseSentences[reason]
  return `Paused by ${pauser(pausedBy, 'you')}. Approved posts keep earning; new posts aren’t accepted.`
}

/** True where each reason has to be listed below the sentence. */
export function hasPauseList({ status, pauseReasons }: Paused): boolean {
  return status === 'draft' || (status === 'paused' && pauseReasons.length > 1)
}

/** The toast after a brand’s Resume, which ends its own reasons. */
export function resumedToast(campaign: Paused): ToastMessage {
  if (campaign.status === 'live') return { title: 'Campaign resumed' }
  const description = `It stays paused: ${pausesForBrand(campaign).join(' ')}`
  return { title: 'Your pause is lifted', description }
}
