import { Greeting, MailFrame, MailLink, Paragraph } from './mail-frame.tsx'
import { PreferencesNote } from './preferences-note.tsx'

export interface DigestMailProps {
  readonly displayName: string | null
  readonly title: string
  readonly lines: readonly { readonly title: string; readonly url: string }[]
  /** How many more there are than lines. */
  readonly moreCount: number
  readonly appUrl: string
}

/** Several notifications of one kind. */
export function DigestMail({ displayName, title, lines, moreCount, appUrl }: DigestMailProps) {
  const preview = lines.map((line) => line.title).join(' · ')
  return (
    <MailFrame title={title} preview={preview} footer={<PreferencesNote appUrl={appUrl} />}>
      <Greeting name={displayName} />
      {keyed(lines).map(({ key, url, title: lineTitle }) => (
        <Paragraph key={key}>
          <MailLink href={url}>{lineTitle}</MailLink>
        </Paragraph>
      ))}
      {moreCount > 0 && <Paragraph>And {moreCount} more.</Paragraph>}
    </MailFrame>
  )
}

/** A post that was submitted again is on two lines, with one address. */
function keyed(lines: DigestMailProps['lines']) {
  return lines.map((line, at) => ({ ...line, key: `${at} ${line.url}` }))
}
