import type { CampaignId, SubmissionId } from '@permille/contract/ids'
import type { BrandSubmission } from '@permille/contract/submissions'
import { createContext, use, useState } from 'react'
import { totalOf } from '../approval-words.ts'

export interface Selection {
  readonly has: (id: SubmissionId) => boolean
  readonly toggle: (id: SubmissionId) => void
}

const none: Selection = { has: () => false, toggle: () => undefined }

/** The rows of one list find their checkbox through it. */
export const SelectionContext = createContext<Selection>(none)

export function useRowSelection(): Selection {
  return use(SelectionContext)
}

/** Posts that can be decided on: an approval that can still be undone is a decision. */
export function undecidedOf(posts: readonly BrandSubmission[]): readonly BrandSubmission[] {
  return posts.filter(({ approvalFinalAt }) => approvalFinalAt === null)
}

/** Posts with nothing against them: no risk, and no reason for an admin. */
export function unflaggedOf(posts: readonly BrandSubmission[]): readonly BrandSubmission[] {
  return posts.filter(
    ({ riskCodes, adminReasons }) => riskCodes.length === 0 && adminReasons.length === 0,
  )
}

/** What approving all of them pays now, in cents: together no more than each campaign has left. */
export function payOf(posts: readonly BrandSubmission[]): number {
  const payable = new Map<CampaignId, { cents: number; leftCents: number }>()
  for (const { campaignId, campaignLeftCents: leftCents, approvalPay } of posts) {
    const before = payable.get(campaignId)?.cents ?? 0
    payable.set(campaignId, { cents: before + (approvalPay ? totalOf(approvalPay) : 0), leftCents })
  }
  return [...payable.values()].reduce((sum, each) => sum + Math.min(each.cents, each.leftCents), 0)
}

/** Keeps what is selected of the posts that are shown. */
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
