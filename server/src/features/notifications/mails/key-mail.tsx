import { Greeting, MailButton, MailFrame, Paragraph } from './mail-frame.tsx'

export interface KeyMailProps {
  readonly displayName: string
  readonly title: string
  readonly text: string
  /** The page of the brand’s keys; null for a key of the installation. */
  readonly url: string | null
}

export function KeyMail({ displayName, title, text, url }: KeyMailProps) {
  return (
    <MailFrame
      title={title}
      preview={text}
      footer="Warnings about your account cannot be switched off."
    >
      <Greeting name={displayName} />
      <Paragraph>{text}</Paragraph>
      {url !== null && <MailButton href={url}>Review key</MailButton>}
    </MailFrame>
  )
}
