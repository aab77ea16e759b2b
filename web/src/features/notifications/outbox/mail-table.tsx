import type { ListedMail } from '@permille/contract/notifications/mails'
import { Link } from 'wouter'
import { adminPaths } from '#admin-paths.ts'
import { LineCard, lineCardTitleClasses } from '#ui/layout/line-card.tsx'
import { type Column, DataTable } from '#ui/tables/data-table.tsx'
import { Badge } from '#ui/values/badge.tsx'
import { Time } from '#ui/values/time.tsx'
import { mailKindLabels, stateLabels, stateTones } from './mail-labels.ts'

export function MailTable({ mails }: { readonly mails: readonly ListedMail[] }) {
  return (
    <DataTable
      caption="Mails"
      columns={columns}
      rows={mails}
      rowKey={({ id }) => id}
      card={(mail) => <MailCard mail={mail} />}
    />
  )
}

const columns: readonly Column<ListedMail>[] = [
  {
    key: 'subject',
    header: 'Subject',
    isTitle: true,
    cell: ({ id, subject }) => (
      <Link
        href={adminPaths.mail(id)}
        className="line-clamp-2 min-w-36 py-1 [overflow-wrap:anywhere] hover:underline lg:max-w-96"
      >
        {subject}
      </Link>
    ),
  },
  {
    key: 'to',
    header: 'To',
    cell: ({ toAddress }) => (
      <span title={toAddress} className="block max-w-56 truncate">
        {toAddress}
      </span>
    ),
  },
  { key: 'kind', header: 'Kind', cell: ({ kind }) => mailKindLabels[kind] },
  { key: 'state', header: 'Status', cell: (mail) => <MailState mail={mail} /> },
  { key: 'at', header: 'Written', cell: ({ at }) => <Time at={at} /> },
]

export function MailState({ mail }: { readonly mail: Pick<ListedMail, 'state' | 'failure'> }) {
  const { state, failure } = mail
  return (
    <Badge tone={stateTones[state]} {...(failure !== null && { title: failure })}>
      {stateLabels[state]}
    </Badge>
  )
}

function MailCard({ mail }: { readonly mail: ListedMail }) {
  const { id, subject, toAddress, at } = mail
  return (
    <LineCard
      title={
        <Link href={adminPaths.mail(id)} className={lineCardTitleClasses}>
          {subject}
        </Link>
      }
      note={toAddress}
      figure={<Time at={at} />}
      state={<MailState mail={mail} />}
    />
  )
}
