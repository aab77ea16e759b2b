import type { PictureSource } from '#integrations/pictures/picture-source.ts'
import type { FileStorage, ImageEncoder } from '#integrations/storage/file-storage.ts'
import type { Clock } from '#platform/clock.ts'
import type { DatabaseServer } from '#platform/database/database.ts'
import type { Log } from '#platform/log.ts'
import type { AccessTokenDeps } from '../connections/public.ts'
import type { PostReadings } from './submit/post-readings.ts'

/** What checking and storing a post needs. */
export interface SubmitDeps {
  readonly database: DatabaseServer
  readonly clock: Clock
  readonly readings: PostReadings
  /** Posts one creator may submit in 24 hours. */
  readonly submitsPerDay: number
}

/** What a decision needs. */
export interface ReviewDeps {
  readonly database: DatabaseServer
  readonly clock: Clock
  readonly earningsHoldHours: number
  readonly trackingWindowDays: number
}

/** What a person's approval needs. */
export interface ApprovalDeps extends ReviewDeps {
  /** How long an approval can be undone before it is final; 0 makes it final at once. */
  readonly approvalUndoSeconds: number
}

/** What reading posts before the system approves them needs. */
export interface InspectionDeps extends AccessTokenDeps {
  readonly log: Log
}

/** What copying the pictures of posts needs. */
export interface PictureDeps {
  readonly database: DatabaseServer
  readonly clock: Clock
  readonly pictures: PictureSource
  readonly images: ImageEncoder
  readonly storage: FileStorage
  readonly log: Log
}

/** The feature's dependencies; built once, by the wiring. */
export interface SubmissionDeps extends SubmitDeps, ApprovalDeps, PictureDeps, AccessTokenDeps {}
