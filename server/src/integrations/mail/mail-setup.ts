import { failed, passed, type SetupParts, skipped, unchecked, wordsOf } from '../diagnosis.ts'
import { connectToMailServer } from './smtp-mailer.ts'

/** Connects and signs in; sends nothing. */
export function mailSetup(smtpUrl: string | null, operatorEmail: string | null): SetupParts {
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
      {
        code: 'operator',
        claim: 'Someone is told by mail when payouts stop.',
        where: null,
        check: async () => {
          if (smtpUrl === null) return skipped('SMTP_URL is not set.')
          if (operatorEmail !== null) return passed(`OPERATOR_EMAIL is ${operatorEmail}.`)
          return unchecked(
            'OPERATOR_EMAIL is not set.',
            'Set it, unless Prometheus watches and alerts you.',
          )
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
