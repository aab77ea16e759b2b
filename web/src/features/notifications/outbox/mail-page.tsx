import type { MailId } from '@permille/contract/ids'
import {
  type OutboxMail,
  readMailCall,
  retryMailCall,
} from '@permille/contract/notifications/mails'
import { mailsKeptDays } from '@permille/contract/privacy/retention'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'wouter'
import { adminPaths } from '#admin-paths.ts'
import { queryOf } from '#api/query.ts'
import { useAction } from '#api/use-action.ts'
import { DetailPage } from '#features/accounts/detail-page.tsx'
import { Button } from '#ui/controls/button.tsx'
import { Card, CardBody, CardHeader } from '#ui/layout/card.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { PageHeader } from '#ui/layout/page-header.tsx'
import { Minute } from '#ui/values/minute.tsx'
import { mailKindLabels, triesText } from './mail-labels.ts'
import { MailState } from './mail-table.tsx'

export function MailPage() {
  const { id } = useParams<{ id: MailId }>()
  const query = useQuery(queryOf(readMailCall, { params: { id } }))
  return (
    <DetailPage
      name="mail"
      query={query}
      missing={{
        note: `No mail has this ID, or it is older than ${mailsKeptDays} days.`,
        list: { href: adminPaths.mails, label: 'Outbox' },
      }}
    >
      {(mail) => <MailView mail={mail} />}
    </DetailPage>
  )
}

export function MailView({ mail }: { readonly mail: OutboxMail }) {
  const { toAddress, subject, html, text, state, isLinkHidden } = mail
  return (
    <div className="grid grid-cols-1 gap-6">
      <PageHeader
        title={subject}
        note={<span className="[overflow-wrap:anywhere]">To {toAddress}</span>}
        actions={state !== 'sent' && mail.isMailSent && <RetryButton mail={mail} />}
      />
      <Sending mail={mail} />
      {isLinkHidden && (
        <Notice title="It has a single-use link">
          <p>
            Whoever opens that link takes over the account, so only the recipient sees it. Here, a
            name in double braces replaces it.
          </p>
        </Notice>
      )}
      {html !== null && (
        <Card>
          <CardHeader title="Preview" />
          {/* The mail's scripts do not run and its links do not open. */}
          <iframe
            title="Preview of the mail"
            sandbox=""
            srcDoc={html}
            className="h-128 w-full rounded-b-card"
          />
        </Card>
      )}
      <Card>
        <CardHeader title="Plain text" />
        <CardBody>
          <p className="whitespace-pre-wrap [overflow-wrap:anywhere]">{text}</p>
        </CardBody>
      </Card>
    </div>
  )
}

function Sending({ mail }: { readonly mail: OutboxMail }) {
  const { state, kind, at, sentAt, tries, failure, isMailSent } = mail
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-muted">
        <MailState mail={mail} />
        <span>{mailKindLabels[kind]}</span>
        <span>
          Written <Minute at={at} />
        </span>
        {sentAt !== null && (
          <span>
            Sent <Minute at={sentAt} />
          </span>
        )}
        {tries > 0 && <span>{triesText(tries)}</span>}
      </p>
      {failure !== null && (
        <Notice tone="negative" title="The mail server did not accept it">
          <p className="[overflow-wrap:anywhere]">{failure}</p>
          <p>It is retried automatically, at growing intervals, for about four days.</p>
        </Notice>
      )}
      {state !== 'sent' && !isMailSent && (
        <Notice title="No email is sent at the moment">
          <p>This marketplace has no mail server yet. Set SMTP_URL to add one.</p>
        </Notice>
      )}
    </>
  )
}

function RetryButton({ mail: { id } }: { readonly mail: OutboxMail }) {
  const retrying = useAction({
    call: retryMailCall,
    request: () => ({ params: { id } }),
    done: 'It is being sent',
    failed: 'The mail could not be sent',
  })
  return (
    <Button isBusy={retrying.isPending} onClick={() => retrying.mutate()}>
      Send now
    </Button>
  )
}
