import { Greeting, MailFrame, MailLink, Paragraph } from './mail-frame.tsx'

export interface AccountChangeMailProps {
  readonly displayName: string
  /** `password` or `email address`. */
  readonly thing: string
  readonly at: string
  readonly supportAddress: string
}

/** To the previous address, in case someone else made the change. */
export function AccountChangeMail({
  displayName,
  thing,
  at,
  supportAddress,
}: AccountChangeMailProps) {
  const title = `Your Permille ${thing} was changed`
  return (
    <MailFrame
      title={title}
      preview={`It was changed on ${at}.`}
      footer="Warnings about your account cannot be switched off."
    >
      <Greeting name={displayName} />
      <Paragraph>
        The {thing} of your Permille account was changed on {at}.
      </Paragraph>
      <Paragraph>
        If it was you, you don’t need to do anything. If not, write to{' '}
        <MailLink href={`mailto:${supportAddress}`}>{supportAddress}</MailLink> at once.
      </Paragraph>
    </MailFrame>
  )
}
