import { passwordMailMinutes } from '@permille/contract/accounts/factor-lifetimes'
import { Greeting, MailButton, MailFrame, Paragraph } from './mail-frame.tsx'

export interface PasswordLinkMailProps {
  readonly displayName: string | null
  readonly url: string
}

/** Sent to the account's own address, when someone asked for it at the sign-in page. */
export function PasswordLinkMail({ displayName, url }: PasswordLinkMailProps) {
  return (
    <MailFrame
      title="Set a new password"
      preview={`The link works once, for ${passwordMailMinutes} minutes.`}
      footer="If you did not ask for this, ignore it: without the link your password stays as it is."
    >
      <Greeting name={displayName} />
      <Paragraph>
        {`Someone asked to set a new password for your account. The link works once, for ${passwordMailMinutes} minutes, and using it signs you out everywhere.`}
      </Paragraph>
      <MailButton href={url}>Set a new password</MailButton>
    </MailFrame>
  )
}
