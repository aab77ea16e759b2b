import type {
  AccountChange,
  AccountDeletion,
  EmailProofRequest,
  MailedPasswordLink,
} from '#features/accounts/public.ts'
import { AccountChangeMail } from './account-change-mail.tsx'
import { AccountDeletionMail } from './account-deletion-mail.tsx'
import { EmailProofMail } from './email-proof-mail.tsx'
import { InvitationMail, type InvitationMailProps } from './invitation-mail.tsx'
import { PasswordLinkMail } from './password-link-mail.tsx'
import { renderMail } from './render-mail.ts'
import { secretMark, type WrittenMail } from './written-mail.ts'

const what = { email: 'email address', password: 'password' } as const

/** Sent to the user's previous address, in case someone else made the change. */
export async function writeAccountChange(
  { kind, toAddress, userId, displayName, at }: AccountChange,
  supportAddress: string,
): Promise<WrittenMail> {
  const thing = what[kind]
  const change = { displayName, thing, at, supportAddress }
  return {
    kind: 'security',
    userId,
    toAddress,
    subject: `Your Permille ${thing} was changed`,
    ...(await renderMail(<AccountChangeMail {...change} />)),
    secret: null,
  }
}

export async function writeAccountDeletion(
  { toAddress, displayName, givenUpCents, at }: AccountDeletion,
  supportAddress: string,
): Promise<WrittenMail> {
  const deletion = { displayName, givenUpCents, at, supportAddress }
  return {
    kind: 'security',
    userId: null,
    toAddress,
    subject: 'Your Permille account was deleted',
    ...(await renderMail(<AccountDeletionMail {...deletion} />)),
    secret: null,
  }
}

export async function writeEmailProof(
  { userId, toAddress }: EmailProofRequest,
  url: string,
): Promise<WrittenMail> {
  return {
    kind: 'security',
    userId,
    toAddress,
    subject: 'Confirm your email address for Permille',
    ...(await renderMail(<EmailProofMail url={secretMark} />)),
    secret: url,
  }
}

export async function writePasswordLink({
  userId,
  toAddress,
  displayName,
  url,
}: MailedPasswordLink): Promise<WrittenMail> {
  return {
    kind: 'security',
    userId,
    toAddress,
    subject: 'Set a new password for Permille',
    ...(await renderMail(<PasswordLinkMail displayName={displayName} url={secretMark} />)),
    secret: url,
  }
}

export async function writeInvitation(
  invitation: Omit<InvitationMailProps, 'url'> & {
    readonly toAddress: string
    readonly url: string
  },
): Promise<WrittenMail> {
  const { toAddress, url, ...props } = invitation
  return {
    kind: 'invitation',
    userId: null,
    toAddress,
    subject: 'You are invited to Permille',
    ...(await renderMail(<InvitationMail {...props} url={secretMark} />)),
    secret: url,
  }
}
