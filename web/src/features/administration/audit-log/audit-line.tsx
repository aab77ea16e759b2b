import type { AuditPage, AuditLine as Entry } from '@permille/contract/administration/audit-log'
import { isolate } from '@permille/contract/input/isolate'
import { Link } from 'wouter'
import { adminPaths } from '#admin-paths.ts'
import { Time } from '#ui/values/time.tsx'
import { type Fact, factsOf } from './audit-facts.ts'
import { describeAction, subjectLabels } from './audit-labels.ts'

const pageOf: Readonly<Record<AuditPage, (id: string) => string>> = {
  user: adminPaths.user,
  campaign: adminPaths.campaign,
  submission: adminPaths.submission,
  payout: (id) => `${adminPaths.payouts}?${new URLSearchParams({ search: id })}`,
  chargeback: adminPaths.chargeback,
  exception: adminPaths.exception,
  mail: adminPaths.mail,
}

/** Shows an entry: what happened to what, who did it and when, with all its details. */
export function AuditLine({ entry }: { readonly entry: Entry }) {
  const facts = factsOf(entry)
  return (
    <div className="grid grid-cols-1 gap-1 px-5 py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <p className="min-w-0 [overflow-wrap:anywhere]">
          <span className="font-medium">{describeAction(entry.action)}</span>{' '}
          <Subject entry={entry} />
        </p>
        <p className="min-w-0 text-sm [overflow-wrap:anywhere] text-ink-muted">
          <Actor entry={entry} /> · <Time at={entry.at} />
        </p>
      </div>
      {facts.length > 0 && (
        <dl className="grid gap-x-6 gap-y-1 text-sm @2xl/page:grid-cols-2">
          {facts.map((fact) => (
            <Line key={fact.label} fact={fact} />
          ))}
        </dl>
      )}
    </div>
  )
}

function Subject({ entry: { subject, about } }: { readonly entry: Entry }) {
  if (subject === null) return null
  return (
    <Link
      href={pageOf[subject.page](subject.id)}
      className="text-accent underline underline-offset-4"
    >
      <bdi>{subject.name ?? subjectLabels[about]}</bdi>
    </Link>
  )
}

function Actor({ entry: { by, key, actor } }: { readonly entry: Entry }) {
  if (by === null) return actor === 'system' ? 'automatic' : `by a deleted ${actor}`
  return (
    <>
      <span>{key === null ? 'by ' : `by ${isolate(key)} (key of `}</span>
      <Link href={adminPaths.user(by.id)} className="hover:underline">
        <bdi>{by.name}</bdi>
      </Link>
      {key !== null && <span>)</span>}
    </>
  )
}

function Line({ fact: { label, before, after } }: { readonly fact: Fact }) {
  return (
    <div className="flex min-w-0 gap-2">
      <dt className="shrink-0 text-ink-muted">{label}</dt>
      <dd className="min-w-0 [overflow-wrap:anywhere]">
        {before !== undefined && before !== after && (
          <>
            <del className="text-ink-muted no-underline">{before}</del>
            <span aria-hidden="true"> → </span>
            <span className="sr-only"> is now </span>
          </>
        )}
        {after ?? 'empty'}
      </dd>
    </div>
  )
}
