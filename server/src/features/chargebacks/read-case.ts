import type { ChargebackId } from '@permille/contract/ids'
import type { DisputeEvidence } from '#integrations/stripe/payment-provider.ts'
import type { Database } from '#platform/database/database.ts'
import { chargebackNotFound, gatherEvidence } from './evidence/gather-evidence.ts'
import { titleEvidence } from './evidence/write-evidence.ts'
import { findCase, listResponses } from './list-store.ts'

/** One disputed payment with everything an admin needs to decide. */
export async function readCase(db: Database, id: ChargebackId) {
  const found = await findCase(db, id)
  if (found === undefined) throw chargebackNotFound()
  const responses = await listResponses(db, id)
  const sent = responses.find(({ kind, status }) => kind === 'evidence' && status !== 'failed')
  const isStillOpen = found.status === 'needs_response' && sent?.isToInquiry !== found.isInquiry
  const isAsSent = sent !== undefined && !isStillOpen
  const evidence = isAsSent ? (sent.content as DisputeEvidence) : await gatherEvidence(db, id, '')
  return {
    ...found,
    responses: responses.map(({ content: _, ...response }) => response),
    evidence: titleEvidence(evidence),
    wasEvidenceSent: isAsSent,
  }
}
