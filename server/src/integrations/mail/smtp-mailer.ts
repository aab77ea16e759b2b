import { Unavailable } from '#platform/errors/errors.ts'
import { lazily } from '#platform/lazily.ts'
import type { Mail, Mailer } from './mailer.ts'

const timeoutMs = 10_000
/** A server that does not respond keeps no connection open. */
const bounds = {
  connectionTimeout: timeoutMs,
  greetingTimeout: timeoutMs,
  socketTimeout: timeoutMs,
}

/** `url` is `smtp://` or `smtps://`, with user and password if the server requires them. */
export function createSmtpMailer(options: { url: string; fromAddress: string }): Mailer {
  const open = lazily(async () => {
    const { createTransport } = await import('nodemailer')
    return createTransport({ url: options.url, ...bounds }, { from: options.fromAddress })
  })
  return {
    send: async (mail) => {
      const transport = await open()
      const sending = transport.sendMail(messageOf(mail, options.fromAddress))
      const overdue = AbortSignal.timeout(timeoutMs)
      const late = new Promise<never>((_, reject) => {
        overdue.addEventListener('abort', () => reject(overdue.reason))
      })
      try {
        await Promise.race([sending, late])
      } catch (cause) {
        throw new Unavailable('mail-unavailable', 'The mail server does not accept mail.', {
          cause,
        })
      }
    },
  }
}

function messageOf(mail: Mail, from: string) {
  const { id, toAddress, replyTo, subject, text, html, unsubscribeUrl } = mail
  return {
    messageId: `<${id}@${from.slice(from.indexOf('@') + 1)}>`,
    to: toAddress,
    ...(replyTo !== null && { replyTo }),
    subject,
    text,
    ...(html !== null && { html }),
    ...(unsubscribeUrl !== null && {
      headers: {
        'List-Unsubscribe': `<${unsubscribeUrl}>`,
        // RFC 8058: the mail program may post there without further confirmation.
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    }),
  }
}

/** Opens a connection and signs in, without sending anything; throws the server's message. */
export async function connectToMailServer(url: string): Promise<void> {
  const { createTransport } = await import('nodemailer')
  const transport = createTransport({ url, ...bounds })
  try {
    await transport.verify()
  } finally {
    transport.close()
  }
}
