import type { SubmissionId, UserId } from '@permille/contract/ids'
import type { Transaction } from '#platform/database/database.ts'
import type { Identity } from './connection-store.ts'

/** Whose posts a proof affects, in the transaction that proves the account. */
export interface Proof extends Identity {
  readonly userId: UserId
  readonly at: Date
}

/** The effects of a proof on submissions, which belong to a later feature. */
export interface ProofEffects {
  /** Runs before the account is verified; returns the prover's submissions, now locked. */
  endRivals(tx: Transaction, proof: Proof): Promise<SubmissionId[]>
  /** Runs afterwards: pays what the owner's submissions earned while the account was unproven. */
  payOwed(tx: Transaction, owed: Proof & { submissionIds: readonly SubmissionId[] }): Promise<void>
}
