import { adminPages } from '@permille/contract/admin-pages'
import { isolate } from '@permille/contract/input/isolate'
import type { MessageRow } from '#features/messages/public.ts'
import { AnswerMail, ArrivedMail, SupportMail } from './message-mails.tsx'
import { renderMail } from './render-mail.ts'
import type { WrittenMail } from './written-mail.ts'

/** Erased with the sender's account; no one can unsubscribe from mails of this kind. */
function mailAbout({ senderUserId }: MessageRow) {
  return { kind: 'support', userId: senderUserId, secret: null } as const
}

export async function writeSupportMail(
  message: MessageRow,
  { toAddress, appUrl }: { toAddress: string; appUrl: string },
): Promise<WrittenMail> {
  const { senderName, senderEmail, text, kind, campaignName } = message
  const topic = message.topic.replaceAll('-', ' ')
  const title =
    kind === 'report'
      ? `Report of ${isolate(campaignName ?? '')}: ${topic}`
      : `Message about: ${topic}`
  const props = { title, senderName, senderEmail, text, url: appUrl + adminPages.messages }
  return {
    ...mailAbout(message),
    toAddress,
    replyTo: senderEmail,
    subject: title,
    ...(await renderMail(<SupportMail {...props} />)),
  }
}

/** To an address that is not proven, without its sender's words. */
export async function writeArrived(
  message: MessageRow,
  { isProven }: { isProven: boolean },
): Promise<WrittenMail> {
  const displayName = isProven ? message.senderName : null
  const isVisitor = message.senderUserId === null
  return {
    ...mailAbout(message),
    toAddress: message.senderEmail,
    subject: 'We have your message',
    ...(await renderMail(<ArrivedMail displayName={displayName} isVisitor={isVisitor} />)),
  }
}

export async function writeAnswer(
  message: MessageRow & { readonly answer: string },
  { isProven, supportAddress }: { isProven: boolean; supportAddress: string },
): Promise<WrittenMail> {
  const question = isProven ? message.text : null
  const words = { question, askedAt: message.createdAt, answer: message.answer, supportAddress }
  return {
    ...mailAbout(message),
    toAddress: message.senderEmail,
    subject: 'An answer to your message',
    ...(await renderMail(<AnswerMail {...words} />)),
  }
}
