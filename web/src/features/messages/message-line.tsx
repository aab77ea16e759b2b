import type { ListedMessage } from '@permille/contract/messages/messages'
import { useState } from 'react'
import { Link } from 'wouter'
import { adminPaths } from '#admin-paths.ts'
import { Button } from '#ui/controls/button.tsx'
import { Badge } from '#ui/values/badge.tsx'
import { Time } from '#ui/values/time.tsx'
import { AnswerDialog } from './answer-dialog.tsx'
import { describeTopic } from './message-labels.ts'

const linkClasses = 'font-medium underline-offset-4 hover:underline [overflow-wrap:anywhere]'
const wordsClasses = 'max-w-prose whitespace-pre-line [overflow-wrap:anywhere]'

export function MessageLine({ message }: { readonly message: ListedMessage }) {
  const [isAnswering, setIsAnswering] = useState(false)
  const { text, answer, answeredAt, answeredByName, createdAt } = message
  return (
    <li className="grid grid-cols-1 gap-3 px-5 py-4">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <Badge tone="neutral">{describeTopic(message)}</Badge>
        <Sender message={message} />
        <span className="text-sm text-ink-muted">
          <Time at={createdAt} />
        </span>
      </div>
      <About message={message} />
      <p className={wordsClasses}>{text}</p>
      {answer === null || answeredAt === null ? (
        <Button
          variant="secondary"
          size="sm"
          className="justify-self-start max-md:h-11"
          onClick={() => setIsAnswering(true)}
        >
          Answer
        </Button>
      ) : (
        <div className="grid gap-1 border-l-2 border-line pl-4">
          <p className="text-sm text-ink-muted">
            Answered by <bdi>{answeredByName}</bdi> · <Time at={answeredAt} />
          </p>
          <p className={wordsClasses}>{answer}</p>
        </div>
      )}
      {isAnswering && <AnswerDialog message={message} onClose={() => setIsAnswering(false)} />}
    </li>
  )
}

function Sender({ message }: { readonly message: ListedMessage }) {
  const { senderUserId, senderName, senderEmail } = message
  const mail = (
    <a href={`mailto:${senderEmail}`} className={linkClasses}>
      {senderEmail}
    </a>
  )
  if (senderUserId === null) return <span className="min-w-0">{mail} (a visitor)</span>
  return (
    <span className="min-w-0">
      <Link href={adminPaths.user(senderUserId)} className={linkClasses}>
        {senderName}
      </Link>{' '}
      · {mail}
    </span>
  )
}

function About({ message }: { readonly message: ListedMessage }) {
  const { campaignId, campaignName, brandName } = message
  if (campaignId === null) return null
  return (
    <p className="text-ink-muted">
      Reports{' '}
      <Link href={adminPaths.campaign(campaignId)} className={`${linkClasses} text-ink`}>
        {campaignName}
      </Link>{' '}
      of <bdi>{brandName}</bdi>
    </p>
  )
}
