import { emailProofHours } from '@permille/contract/accounts/factor-lifetimes'
import { MailButton, MailFrame, Paragraph } from './mail-frame.tsx'

export interface EmailProofMailProps {
  readonly url: string
}

const validity = `The link works once, for ${emailProofHours} hours.`

/** Sent to the address that its single-use link proves; nobody's words, because it may be someone else's. */
export function EmailProofMail({ url }: EmailProofMailProps) {
  return (
    <MailFrame
      title="Confirm your email address"
      preview={validity}
      footer="If you have no account at Permille, ignore this: without the link nothing happens."
    >
      <Paragraph>{'Hello,'}</Paragraph>
      <Paragraph>{`Confirm that this address is yours. ${validity}`}</Paragraph>
      <MailButton href={url}>Confirm my address</MailButton>
    </MailFrame>
  )
}
