import { MailButton, MailFrame, Paragraph } from './mail-frame.tsx'
import { renderMail } from './render-mail.ts'
import type { WrittenMail } from './written-mail.ts'

export interface OperatorMailProps {
  readonly subject: string
  readonly text: string
  /** Of the admin page that shows it. */
  readonly url: string
}

/** To the operator: what stands still, or goes on. */
export function OperatorMail({ subject, text, url }: OperatorMailProps) {
  return (
    <MailFrame
      title={subject}
      preview={text}
      footer="You get this because the operator of this marketplace gave this address as OPERATOR_EMAIL."
    >
      <Paragraph>{text}</Paragraph>
      <MailButton href={url}>Open the page</MailButton>
    </MailFrame>
  )
}

export async function writeOperatorMail({
  toAddress,
  ...props
}: OperatorMailProps & { readonly toAddress: string }): Promise<WrittenMail> {
  return {
    kind: 'support',
    userId: null,
    secret: null,
    toAddress,
    subject: props.subject,
    ...(await renderMail(<OperatorMail {...props} />)),
  }
}
