import { failed, passed, type SetupParts, skipped, wordsOf } from '../diagnosis.ts'
import { connectToMailServer } from './smtp-mailer.ts'

/** Connects and signs in; sends nothing. */
export function mailSetup(smtpUrl: string | null): SetupParts {
  return {
    party: 'mail',
    questions: [
      {
        code: 'server',
        claim: 'Mail can be sent.',
        where: null,
        check: async () => {
          if (smtpUrl !== null) return await verifyTransport(smtpUrl)
          return skipped('SMTP_URL is not set, so mail stays in the outbox, /admin/mails.')
        },
      },
    ],
  }
}

async function verifyTransport(smtpUrl: string) {
  try {
    await connectToMailServer(smtpUrl)
    return passed('The mail server accepts us.')
  } catch (error) {
    return failed(wordsOf(error), 'Check SMTP_URL: host, port, user and password.')
  }
}
