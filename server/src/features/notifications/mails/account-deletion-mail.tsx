import { type Cents, formatCents } from '@permille/contract/money'
import { Greeting, MailFrame, MailLink, Paragraph } from './mail-frame.tsx'

export interface AccountDeletionMailProps {
  readonly displayName: string
  readonly givenUpCents: Cents
  readonly at: string
  readonly supportAddress: string
}

export function AccountDeletionMail({
  displayName,
  givenUpCents,
  at,
  supportAddress,
}: AccountDeletionMailProps) {
  return (
    <MailFrame
      title="Your Permille account was deleted"
      preview={`It was deleted on ${at}.`}
      footer="This is the last mail about this account."
    >
      <Greeting name={displayName} />
      <Paragraph>
        Your Permille account was deleted on {at}. Your name, address, profile and connected
        accounts are erased; payments, payouts and posts stay in the books under a number. You can
        register again with this address.
      </Paragraph>
      {givenUpCents > 0 && (
        <Paragraph>You gave up {formatCents(givenUpCents)} that was not withdrawn.</Paragraph>
      )}
      <Paragraph>
        If you did not ask for this, write to{' '}
        <MailLink href={`mailto:${supportAddress}`}>{supportAddress}</MailLink> at once.
      </Paragraph>
    </MailFrame>
  )
}
