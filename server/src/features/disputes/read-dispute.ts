import type { DisputeMatter, DisputeRemedy } from '@permille/contract/disputes/disputes'
import type { SubmissionStatus } from '@permille/contract/enums'
import type { CreatorId, SubmissionId } from '@permille/contract/ids'
import { toCents } from '@permille/contract/money'
import type { Database } from '../../platform/database/database.ts'
import { SubmissionNotFound } from '../submissions/public.ts'
import { turnOf, withClock } from './dispute.ts'
import { readOpenUntil } from './dispute-clock-store.ts'
import {
  findDisputable,
  findDispute,
  findPostStatus,
  type PostOf,
  readPostMoney,
} from './dispute-store.ts'

const nothing = toCents(0)

/** For the creator: the dispute, or until when and about what there can be one. */
export async function readOwnDispute(
  db: Database,
  { submissionId, creatorId }: { submissionId: SubmissionId; creatorId: CreatorId },
  now: Date,
) {
  if ((await findPostStatus(db, submissionId, { creatorId })) === undefined) {
    throw new SubmissionNotFound()
  }
  const { unpaidCents, frozenCents } = await readPostMoney(db, submissionId)
  const dispute = await findDispute(db, submissionId)
  if (dispute !== undefined) {
    const held = dispute.status === 'open' ? frozenCents : nothing
    return { open: null, dispute: withClock(dispute, now), frozenCents: held }
  }
  const disputable = await findDisputable(db, submissionId)
  const until = disputable && (await readOpenUntil(db, submissionId, { disputable, now }))
  const isOpen = disputable !== undefined && until !== undefined && now <= until
  const open = isOpen ? { matter: disputable.matter, until, unpaidCents } : null
  return { open, dispute: null, frozenCents: nothing }
}

/** Both sides, for the campaign's brand and admins. */
export async function readDispute(
  db: Database,
  { submissionId, of }: { submissionId: SubmissionId; of: PostOf },
  now: Date,
) {
  const status = await findPostStatus(db, submissionId, of)
  if (status === undefined) throw new SubmissionNotFound()
  const dispute = await findDispute(db, submissionId)
  if (dispute === undefined) return { dispute: null, frozenCents: nothing, remedies: [] }
  const mayDecide = 'anyone' in of && turnOf(dispute, now) === 'admin'
  const { frozenCents } = await readPostMoney(db, submissionId)
  return {
    dispute: withClock(dispute, now),
    frozenCents: dispute.status === 'open' ? frozenCents : nothing,
    remedies: mayDecide ? remediesOf(dispute.matter, status) : [],
  }
}

function remediesOf(matter: DisputeMatter, status: SubmissionStatus): DisputeRemedy[] {
  if (matter === 'hold') return ['release', 'goodwill']
  const isOver = status === 'paid' || status === 'pending'
  return isOver ? ['goodwill'] : ['approve', 'goodwill']
}
