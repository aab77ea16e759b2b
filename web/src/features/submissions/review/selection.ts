import type { CampaignId, SubmissionId } from '@permille/contract/ids'
import type { BrandSubmission } from '@permille/contract/submissions'
import { createContext, use, useState } from 'react'
import { totalOf } from '../approval-words.ts'

export interface Selection {
  readonly has: (id: SubmissionId) => boolean
  readonly toggle: (id: SubmissionId) => void
}

const none: Selection = { has: () => false, toggle: () => undefined }

/** Gives the rows of a list their checkboxes' state. */
export const SelectionContext = createContext<Selection>(none)

export function useRowSelection(): Selection {
  return use(SelectionContext)
}

/** Returns the posts that can be decided on. An approval that can still be undone is a decision. */
export function undecidedOf(posts: readonly BrandSubmission[]): readonly BrandSubmission[] {
  return posts.filter(({ approvalFinalAt }) => approvalFinalAt === null)
}

/** Returns the posts without a risk or a reason for an admin. */
export function unflaggedOf(posts: readonly BrandSubmission[]): readonly BrandSubmission[] {
  return posts.filter(
    ({ riskCodes, adminReasons }) => riskCodes.length === 0 && adminReasons.length === 0,
  )
}

/**
 * Returns what approving all of them pays now, in cents; per campaign, no more than it has left.
 */
export function payOf(posts: readonly BrandSubmission[]): number {
  const payable = new Map<CampaignId, { cents: number; leftCents: number }>()
  for (const { campaignId, campaignLeftCents: leftCents, approvalPay } of posts) {
    const before = payable.get(campaignId)?.cents ?? 0
    payable.set(campaignId, { cents: before + (approvalPay ? totalOf(approvalPay) : 0), leftCents })
  }
  return [...payable.values()].reduce((sum, each) => sum + Math.min(each.cents, each.leftCents), 0)
}

/** Holds which of the visible posts are selected. */
export function useSelection(posts: readonly BrandSubmission[]) {
  const [ids, setIds] = useState<ReadonlySet<SubmissionId>>(new Set())
  const selected = posts.filter(({ id }) => ids.has(id))
  return {
    selected,
    select: (chosen: readonly BrandSubmission[]) => setIds(new Set(chosen.map(({ id }) => id))),
    rows: {
      has: (id) => ids.has(id),
      toggle: (id) =>
        setIds((known) => {
          const next = new Set(known)
          if (!next.delete(id)) next.add(id)
          return next
        }),
    } satisfies Selection,
  }
}
