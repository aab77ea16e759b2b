import { emailProofHours } from '@permille/contract/factors/lifetimes'
import { isolate } from '@permille/contract/texts/isolate'
import { MailButton, MailFrame, Paragraph } from './mail-frame.tsx'

export interface EmailProofMailProps {
  readonly displayName: string
  readonly url: string
}

const validity = `The link works once, for ${emailProofHours} hours.`

/** Sent to the address that its single-use link proves. */
export function EmailProofMail({ displayName, url }: EmailProofMailProps) {
  return (
    <MailFrame
      title="Confirm your email address"
      preview={validity}
      footer="If you have no account at Permille, ignore this: without the link nothing happens."
    >
      <Paragraph>{`Hello ${isolate(displayName)},`}</Paragraph>
      <Paragraph>{`Confirm that this address is yours. ${validity}`}</Paragraph>
      <MailButton href={url}>Confirm my address</MailButton>
    </MailFrame>
  )
}
