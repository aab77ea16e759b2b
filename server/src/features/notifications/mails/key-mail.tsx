import { Greeting, MailButton, MailFrame, Paragraph } from './mail-frame.tsx'

export interface KeyMailProps {
  readonly displayName: string
  readonly title: string
  readonly text: string
  /** The brand’s page about it; null for a key of the installation. */
  readonly url: string | null
  readonly button: string
}

export function KeyMail({ displayName, title, text, url, button }: KeyMailProps) {
  return (
    <MailFrame
      title={title}
      preview={text}
      footer="Warnings about your account cannot be switched off."
    >
      <Greeting name={displayName} />
      <Paragraph>{text}</Paragraph>
      {url !== null && <MailButton href={url}>{button}</MailButton>}
    </MailFrame>
  )
}
