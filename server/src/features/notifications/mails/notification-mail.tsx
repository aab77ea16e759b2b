import { Greeting, MailButton, MailFrame, Paragraph } from './mail-frame.tsx'
import { PreferencesNote } from './preferences-note.tsx'

export interface NotificationMailProps {
  readonly displayName: string | null
  readonly title: string
  readonly text: string
  readonly url: string
  readonly appUrl: string
}

/** One notification. */
export function NotificationMail({ displayName, title, text, url, appUrl }: NotificationMailProps) {
  return (
    <MailFrame title={title} preview={text} footer={<PreferencesNote appUrl={appUrl} />}>
      <Greeting name={displayName} />
      <Paragraph>{text}</Paragraph>
      <MailButton href={url}>Open Permille</MailButton>
    </MailFrame>
  )
}
