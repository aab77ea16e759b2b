import { adminPages } from '@permille/contract/admin/pages'
import { isolate } from '@permille/contract/texts/isolate'
import type { MessageRow } from '../../messages/public.ts'
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

export async function writeArrived(message: MessageRow): Promise<WrittenMail> {
  return {
    ...mailAbout(message),
    toAddress: message.senderEmail,
    subject: 'We have your message',
    ...(await renderMail(<ArrivedMail displayName={message.senderName} />)),
  }
}

export async function writeAnswer(
  message: MessageRow & { readonly answer: string },
  supportAddress: string,
): Promise<WrittenMail> {
  const words = { question: message.text, answer: message.answer, supportAddress }
  return {
    ...mailAbout(message),
    toAddress: message.senderEmail,
    subject: 'An answer to your message',
    ...(await renderMail(<AnswerMail {...words} />)),
  }
}
