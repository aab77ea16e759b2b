import type { Platform, SubmissionStatus } from '@permille/contract/enums'
import { isolate } from '@permille/contract/input/isolate'
import { platformFacts } from '@permille/contract/platforms'
import type { AdminReason, ClosingCode } from '@permille/contract/submissions/reasons'
import type { SubmissionCheck } from '@permille/contract/submissions/submissions'

import { rejectionSentences } from '../submission.ts'

/** The facts for a reviewer's checks. */
export interface ReviewedFacts {
  readonly platform: Platform
  readonly socialAccountUsername: string
  readonly isAccountVerified: boolean
  /** What was unusual at submission, in words with the numbers. */
  readonly risks: readonly string[]
  /** What the latest reading after the approval showed, in words with the numbers. */
  readonly signals: readonly string[]
  readonly status: SubmissionStatus
  /** Why it was rejected; of a pending post, why it was before it was submitted again. */
  readonly rejectionCode: ClosingCode | null
  readonly resubmittedAt: Date | null
  readonly adminReasons: readonly AdminReason[]
  /** Whether it was checked for a mark as advertising. */
  readonly needsDisclosure: boolean
  readonly approvedHere: number
  readonly approvedHereMax: number
}

/**
 * Failed ones first, today's before those of the submission. Requirements for submitting have passed for every
 * post in the list (rules §3).
 */
export function reviewChecks(facts: ReviewedFacts): SubmissionCheck[] {
  const checks = [
    ...checkNow(facts),
    ...checkDecision(facts),
    ...checkNumbers(facts),
    ...checkCreator(facts),
    ...checkSeen(facts),
    checkOwnership(facts),
    ...checkChannel(facts),
    checkLimit(facts),
    ...passedToSubmit(facts),
  ]
  return checks.sort((one, other) => Number(one.passed) - Number(other.passed))
}

function checkNow({ signals, risks }: ReviewedFacts): SubmissionCheck[] {
  return signals
    .filter((message) => !risks.includes(message))
    .map((message) => ({ code: 'numbers-now', passed: false, message: `Now: ${message}` }))
}

/** What a reviewer found and no check of the system does. */
function checkDecision({ status, rejectionCode }: ReviewedFacts): SubmissionCheck[] {
  if (status !== 'rejected' || rejectionCode === null || rejectionCode === 'withdrawn') return []
  const message = `Rejected: ${rejectionSentences[rejectionCode]}`
  return [{ code: 'decision', passed: false, message }]
}

function checkNumbers({ risks }: ReviewedFacts): SubmissionCheck[] {
  if (risks.length === 0) {
    return [passed('numbers', 'Nothing unusual in its numbers when it was submitted.')]
  }
  return risks.map((message) => ({ code: 'numbers', passed: false, message }))
}

function checkCreator({ adminReasons }: ReviewedFacts): SubmissionCheck[] {
  if (!adminReasons.includes('creator-suspended')) return []
  return [{ code: 'creator-suspended', passed: false, message: 'The creator is suspended.' }]
}

const seenMessages = {
  'post-gone': 'At its deadline the post was gone or no longer public.',
  'disclosure-gone': 'The post was no longer marked as advertising at its deadline.',
  'author-changed': 'The post belonged to another account at its deadline.',
  'post-unreadable': 'The post could not be read for a day after its deadline.',
} as const satisfies Partial<Record<AdminReason, string>>

/** What the system found when it read the post to approve it. */
function checkSeen({ adminReasons }: ReviewedFacts): SubmissionCheck[] {
  return adminReasons.flatMap((code) =>
    code in seenMessages
      ? [{ code, passed: false, message: seenMessages[code as keyof typeof seenMessages] }]
      : [],
  )
}

function checkChannel({ adminReasons, socialAccountUsername }: ReviewedFacts): SubmissionCheck[] {
  if (!adminReasons.includes('channel-shared')) return []
  const message = `Another person has verified @${isolate(socialAccountUsername)} too.`
  return [{ code: 'channel-shared', passed: false, message }]
}

function checkOwnership(facts: ReviewedFacts): SubmissionCheck {
  const name = `@${isolate(facts.socialAccountUsername)}`
  return {
    code: 'account-verified',
    passed: facts.isAccountVerified,
    message: facts.isAccountVerified
      ? `${name} is verified.`
      : `${name} isn’t verified: the creator hasn’t shown that it is theirs.`,
  }
}

function checkLimit({ adminReasons, approvedHere, approvedHereMax }: ReviewedFacts) {
  const isOver = adminReasons.includes('creator-limit')
  const count = `this creator has ${approvedHere} of ${approvedHereMax} approved posts here`
  return {
    code: 'creator-limit',
    passed: !isOver,
    message: isOver
      ? `Over the limit: ${count}, and others that come first.`
      : `Within the limit: ${count}.`,
  }
}

function passedToSubmit(facts: ReviewedFacts): SubmissionCheck[] {
  const { platform, socialAccountUsername, needsDisclosure, resubmittedAt } = facts
  const disclosure = passed('post-disclosure', 'Marked as advertising when it was submitted.')
  return [
    passed('post-author', `Posted by @${isolate(socialAccountUsername)}.`),
    passed('post-published', 'Published after the campaign began.'),
    passed('post-public', 'Public when it was submitted.'),
    passed(
      'post-unique',
      resubmittedAt === null
        ? 'Not submitted before.'
        : 'Submitted a second time, after a rejection.',
    ),
    ...(needsDisclosure && !isUnmarked(facts) ? [disclosure] : []),
    passed('platform-allowed', `The campaign accepts ${platformFacts[platform].title} posts.`),
  ]
}

/** A reviewer saw no mark where the system saw one. */
function isUnmarked({ status, rejectionCode }: ReviewedFacts): boolean {
  return status === 'rejected' && rejectionCode === 'missing_disclosure'
}

function passed(code: string, message: string): SubmissionCheck {
  return { code, passed: true, message }
}
