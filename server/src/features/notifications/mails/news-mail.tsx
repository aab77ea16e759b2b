import { isolate } from '@permille/contract/texts/isolate'
import { MailButton, MailFrame, Paragraph } from './mail-frame.tsx'
import { PreferencesNote } from './preferences-note.tsx'

export interface NewsMailProps {
  readonly displayName: string
  readonly title: string
  readonly text: string
  readonly url: string
  readonly appUrl: string
}

/** One piece of news. */
export function NewsMail({ displayName, title, text, url, appUrl }: NewsMailProps) {
  return (
    <MailFrame title={title} preview={text} footer={<PreferencesNote appUrl={appUrl} />}>
      <Paragraph>{`Hello ${isolate(displayName)},`}</Paragraph>
      <Paragraph>{text}</Paragraph>
      <MailButton href={url}>Open Permille</MailButton>
    </MailFrame>
  )
}
