import { isolate } from '@permille/contract/input/isolate'
import { utcTime } from '@permille/contract/notifications/moments'
import { Greeting, MailButton, MailFrame, Paragraph } from './mail-frame.tsx'

/** Written by a person: its lines stay lines. */
function Words({ text }: { readonly text: string }) {
  return text
    .split(/\n+/)
    .map((line, at) => ({ line, key: `${at} ${line}` }))
    .map(({ line, key }) => <Paragraph key={key}>{isolate(line)}</Paragraph>)
}

export interface SupportMailProps {
  readonly title: string
  readonly senderName: string | null
  readonly senderEmail: string
  readonly text: string
  /** Of the admin's list. */
  readonly url: string
}

/** To the operator: what someone wrote. */
export function SupportMail({ title, senderName, senderEmail, text, url }: SupportMailProps) {
  const sender = senderName === null ? senderEmail : `${isolate(senderName)} (${senderEmail})`
  return (
    <MailFrame
      title={title}
      preview={`From ${sender}`}
      footer="A reply to this mail goes to the sender. Once you have answered by mail, close the message in the list."
    >
      <Paragraph>From {sender}:</Paragraph>
      <Words text={text} />
      <MailButton href={url}>Open messages</MailButton>
    </MailFrame>
  )
}

export interface ArrivedMailProps {
  /** Null where the address is not proven. */
  readonly displayName: string | null
  /** Answered by mail: a visitor has no notifications. */
  readonly isVisitor: boolean
}

/** To the sender. Their words are not in it: the address may be someone else's. */
export function ArrivedMail({ displayName, isVisitor }: ArrivedMailProps) {
  return (
    <MailFrame
      title="We have your message"
      preview="A person will read it and reply."
      footer="You get this because someone wrote to Permille with this address. If it was not you, you don’t need to do anything."
    >
      <Greeting name={displayName} />
      <Paragraph>
        Your message has arrived. A person will read it
        {isVisitor
          ? ' and reply to this address.'
          : '. You will find the answer in your notifications.'}
      </Paragraph>
    </MailFrame>
  )
}

export interface AnswerMailProps {
  /** Null where the address is not proven: whoever wrote it may have used someone else's. */
  readonly question: string | null
  readonly askedAt: Date
  readonly answer: string
  readonly supportAddress: string
}

/** Sent to a visitor; a user reads the answer in their notifications. */
export function AnswerMail({ question, askedAt, answer, supportAddress }: AnswerMailProps) {
  return (
    <MailFrame
      title="An answer to your message"
      preview={answer}
      footer={`Anything else? Write to ${supportAddress}.`}
    >
      <Words text={answer} />
      <Paragraph>
        {question === null ? `You wrote to us on ${utcTime(askedAt)}.` : 'You wrote:'}
      </Paragraph>
      {question !== null && <Words text={question} />}
    </MailFrame>
  )
}
