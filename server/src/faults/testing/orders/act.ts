import type { Reply } from '#testing/test-client.ts'
import type { Scene } from './scene.ts'
import type { Role, SeenPost } from './shown.ts'

/** What came of an act: the answer of a call, or that it simply happened; null where there is nothing to do it to. */
export type Outcome = Reply | 'happened' | null

/** Is this rule the reason, by what everyone could read before the act? */
export type When = (scene: Scene) => boolean

export interface Act {
  readonly by: Role | 'system' | 'provider'
  readonly says: string
  play(scene: Scene): Promise<Outcome>
  /** The codes with which a rule may refuse it, each with the rule's circumstance. Any other refusal is a fault. */
  readonly refusals?: Readonly<Record<string, When>>
  /** Circumstances in which a rule forbids it: the call must refuse. */
  readonly forbidden?: Readonly<Record<string, When>>
  /** Whether a page offers it now; null where no page says. */
  offered?(scene: Scene): Promise<boolean | null>
  /** What is known once it was done. */
  done?(scene: Scene, reply: Reply | null): void
  /** The act that undoes it. */
  readonly undo?: string
}

export const reason = { reason: 'Looked at it' }

export function pageOf(scene: Scene): SeenPost | undefined {
  return scene.seen.posts.find(({ id }) => id === scene.posts[0]?.submissionIds.at(-1))
}

export function isPost(...statuses: SeenPost['status'][]): When {
  return (scene) => statuses.includes(pageOf(scene)?.status ?? 'pending')
}

export const isDisputed: When = (scene) => pageOf(scene)?.dispute?.status === 'open'
export const wasDisputed: When = (scene) => pageOf(scene)?.dispute?.status != null
export const isSuspended: When = ({ seen }) => seen.money.isSuspended || seen.money.isDeleted
export const isBrandAway: When = ({ seen }) => seen.isBrandSuspended || seen.isBrandDeleted
export const isPaidOrOnItsWay: When = ({ seen }) => seen.money.inTransit > 0
export const isEvicted: When = ({ facts }) => facts.isEvicted
export const isAccountAway: When = ({ facts }) => facts.isRemoved || facts.isEvicted
export const isUnreadable: When = (scene) => isAccountAway(scene) || scene.facts.isGrantEnded
export const isClaimed: When = ({ seen }) =>
  seen.claims.some(
    ({ status, isInquiry }) => !isInquiry && ['needs_response', 'under_review'].includes(status),
  )
export const isAsked: When = ({ seen }) =>
  seen.claims.some(({ status }) => ['needs_response', 'under_review'].includes(status))
export const isLost: When = ({ seen }) => seen.claims.some(({ status }) => status === 'lost')
export const isCompleted: When = ({ seen }) => seen.campaign?.status === 'completed'
export const isPausedByAdmin: When = ({ facts, seen }) =>
  facts.adminPause !== null || seen.campaign?.pauseReason === 'admin'

export function isCampaign(...statuses: string[]): When {
  return ({ seen }) => statuses.includes(seen.campaign?.status ?? 'draft')
}

export const not =
  (when: When): When =>
  (scene) =>
    !when(scene)

export const either =
  (...all: When[]): When =>
  (scene) =>
    all.some((when) => when(scene))
