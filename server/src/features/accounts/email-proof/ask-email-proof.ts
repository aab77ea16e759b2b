import { emailProofHours } from '@permille/contract/accounts/factor-lifetimes'
import { fillPage, visitorPages } from '@permille/contract/pages'
import { addHours } from '#platform/clock.ts'
import type { Transaction } from '#platform/database/database.ts'
import { Rejected } from '#platform/errors/errors.ts'
import { enqueue } from '#platform/jobs/job.ts'
import { countInWindow } from '#platform/limits/call-window.ts'
import type { Account } from '../account.ts'
import type { EmailProofDeps } from '../account-deps.ts'
import { type EmailProofRequest, emailProofContext, emailProofRequested } from '../account-jobs.ts'
import { countMail, hasRoomForMail, type UnprovenRecipient } from '../count-mail.ts'
import { type OwnRequest, readOwnAccount } from '../own-account.ts'
import { hashToken, newToken } from '../sign-in/session.ts'
import { insertProof } from './email-proof-store.ts'

/** An address belongs to someone who may not know us: few mails can be sent to it. */
const perUser = {
  name: 'email-proofs',
  callsMax: 5,
  windowSeconds: 3600,
  refusal:
    'We have sent several links to this address. Use the newest one, or try again in an hour.',
}

/** Mails a link to the user's own address. */
export async function askEmailProof(deps: EmailProofDeps, request: OwnRequest): Promise<void> {
  const { database, isMailSent } = deps
  if (!isMailSent) {
    throw new Rejected('no-mail', 'This marketplace sends no mail, so it cannot mail you a link')
  }
  const account = await readOwnAccount(database, request)
  if (account.isEmailProven) {
    throw new Rejected('email-proven', 'Your address is already confirmed')
  }
  if (account.isEmailReleased) {
    throw new Rejected(
      'email-released',
      'This address belongs to another account. Set your own address.',
    )
  }
  await countInWindow(database, perUser, account.id)
  await database.transaction(async (tx) => {
    await countMail(tx, proofTo(account))
    await mailEmailProof(tx, deps, account)
  })
}

/** Where others have used up the mails to a new address, its owner has their links, and can ask for more later. */
export async function mailFirstEmailProof(
  tx: Transaction,
  deps: EmailProofDeps,
  account: Account,
): Promise<void> {
  if (deps.isMailSent && (await hasRoomForMail(tx, proofTo(account)))) {
    await mailEmailProof(tx, deps, account)
  }
}

function proofTo({ id: userId, email: toAddress }: Account): UnprovenRecipient {
  return { purpose: 'confirm', toAddress, userId }
}

async function mailEmailProof(
  tx: Transaction,
  { clock, appUrl, encryption }: EmailProofDeps,
  { id: userId, email }: Account,
): Promise<void> {
  const token = newToken()
  const expiresAt = addHours(clock.now(), emailProofHours)
  await insertProof(tx, { tokenHash: hashToken(token), userId, email, expiresAt })
  const url = `${appUrl}${fillPage(visitorPages.confirmEmail, token)}`
  const sealedUrl = encryption.seal(url, emailProofContext(userId))
  const payload: EmailProofRequest = { userId, toAddress: email, sealedUrl }
  await enqueue(tx, emailProofRequested, { payload })
}
