import type { CampaignId, SubmissionId } from '@permille/contract/ids'
import { formatCents } from '@permille/contract/money'
import type { BrandSubmission } from '@permille/contract/submissions/submissions'
import { createContext, use, useState } from 'react'

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

/** The cost of approving posts of one campaign, beside its remaining money. */
export interface CampaignCost {
  readonly campaignId: CampaignId
  readonly campaignName: string
  readonly leftCents: number
  readonly worthCents: number
  /** How many of the posts a top-up has to pay, approved in this order. */
  readonly waiting: number
}

/** Returns the posts' worth now, by campaign. */
export function costsOf(posts: readonly BrandSubmission[]): CampaignCost[] {
  const costs = new Map<CampaignId, CampaignCost>()
  for (const { campaignId, campaignName, campaignLeftCents: leftCents, approvalPay } of posts) {
    const before = costs.get(campaignId) ?? { worthCents: 0, waiting: 0 }
    const postCents = approvalPay?.worthCents ?? 0
    const worthCents = before.worthCents + postCents
    const waits = postCents > 0 && worthCents > leftCents ? 1 : 0
    const waiting = before.waiting + waits
    costs.set(campaignId, { campaignId, campaignName, leftCents, worthCents, waiting })
  }
  return [...costs.values()]
}

/** Returns the cents that the campaign lacks to pay every one of the posts at once. */
export function shortOf({ worthCents, leftCents }: CampaignCost): number {
  return Math.max(0, worthCents - leftCents)
}

/**
 * Returns "Worth $42.10." or, if money is short, "Worth $189.20, this campaign has $95.20: 5 posts will wait
 * for a top-up."
 */
export function describeCost(costs: readonly CampaignCost[]): string {
  const worth = `Worth ${formatCents(sumOf(costs, ({ worthCents }) => worthCents))}`
  const waiting = sumOf(costs, (cost) => cost.waiting)
  if (waiting === 0) return `${worth}.`
  const posts = `${waiting} ${waiting === 1 ? 'post' : 'posts'} will wait for a top-up.`
  const [only, another] = costs
  if (another !== undefined || only === undefined) return `${worth}. ${posts}`
  return `${worth}, this campaign has ${formatCents(only.leftCents)}: ${posts}`
}

function sumOf(costs: readonly CampaignCost[], of: (cost: CampaignCost) => number): number {
  return costs.reduce((sum, cost) => sum + of(cost), 0)
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
        setIds((current) => {
          const next = new Set(current)
          if (!next.delete(id)) next.add(id)
          return next
        }),
    } satisfies Selection,
  }
}
