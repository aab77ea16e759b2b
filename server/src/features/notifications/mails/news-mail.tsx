import { Greeting, MailButton, MailFrame, Paragraph } from './mail-frame.tsx'
import { PreferencesNote } from './preferences-note.tsx'

export interface NewsMailProps {
  readonly displayName: string | null
  readonly title: string
  readonly text: string
  readonly url: string
  readonly appUrl: string
}

/** One piece of news. */
export function NewsMail({ displayName, title, text, url, appUrl }: NewsMailProps) {
  return (
    <MailFrame title={title} preview={text} footer={<PreferencesNote appUrl={appUrl} />}>
      <Greeting name={displayName} />
      <Paragraph>{text}</Paragraph>
      <MailButton href={url}>Open Permille</MailButton>
    </MailFrame>
  )
}
