import { readAttention } from '@permille/contract/admin-attention'
import type { AnswerOf } from '@permille/contract/endpoint'
import { formatCents } from '@permille/contract/money'
import { useQuery } from '@tanstack/react-query'
import { ChevronRight, CircleCheck } from 'lucide-react'
import { Link } from 'wouter'
import { queryOf } from '../../api/query.ts'
import { paths } from '../../paths.ts'
import { Card, CardHeader } from '../../ui/card.tsx'
import { ListSkeleton } from '../../ui/list-skeleton.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { platformNames } from '../../ui/platform-icon.tsx'
import { Time } from '../../ui/time.tsx'
import { formatCount } from '../../ui/views.tsx'

type Attention = AnswerOf<typeof readAttention>

/** What no machine settles by itself, each with the way there. */
export function AttentionCard() {
  const reading = useQuery(queryOf(readAttention))
  return (
    <Card>
      <CardHeader title="Needs a person" />
      <Loaded
        reading={reading}
        skeleton={<ListSkeleton lines={4} />}
        failed="What needs a person could not be loaded."
      >
        {(attention) => <Matters matters={mattersIn(attention)} />}
      </Loaded>
    </Card>
  )
}

interface Matter {
  readonly key: string
  readonly title: string
  readonly since: string | null
  readonly note: string
  readonly href: string
}

function Matters({ matters }: { readonly matters: readonly Matter[] }) {
  if (matters.length === 0) {
    return (
      <div className="grid min-h-48 place-items-center content-center gap-1 px-6 py-10 text-center">
        <CircleCheck aria-hidden="true" className="mb-2 size-7 text-positive" />
        <p className="text-lg font-medium">Nothing needs you</p>
        <p className="max-w-sm text-ink-muted">
          Flagged and overdue posts, unclear payouts, payments that do not match, and platforms that
          cannot be read appear here.
        </p>
      </div>
    )
  }
  return (
    <ul className="divide-y divide-line">
      {matters.map((matter) => (
        <MatterLine key={matter.key} matter={matter} />
      ))}
    </ul>
  )
}

function MatterLine({ matter }: { readonly matter: Matter }) {
  const { title, since, note, href } = matter
  return (
    <li className="relative flex min-h-16 items-center justify-between gap-4 px-5 py-2.5 transition-colors duration-150 hover:bg-surface">
      <div className="min-w-0">
        <Link href={href} className="block font-medium after:absolute after:inset-0">
          {title}
        </Link>
        <p className="text-sm [overflow-wrap:anywhere] text-ink-muted">
          {note}
          {since !== null && (
            <>
              , since <Time at={since} />
            </>
          )}
        </p>
      </div>
      <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-ink-muted" />
    </li>
  )
}

function mattersIn(attention: Attention): Matter[] {
  return [
    ...submissionMatters(attention),
    ...payoutMatters(attention),
    ...attention.strayFundings.map((funding) => ({
      key: funding.id,
      title: `A payment of ${formatCents(funding.amountCents)} is not booked`,
      note: `${funding.campaignName}: ${funding.reason}`,
      since: funding.createdAt,
      href: paths.adminUser(funding.brandUserId),
    })),
    ...attention.failingPlatforms.map(({ platform, unreadCount, trackedCount }) => ({
      key: platform,
      title: `${platformNames[platform]} could not be read for ${counted(unreadCount, 'post')}`,
      note: `of ${formatCount(trackedCount)} that are tracked there; they are read again by themselves`,
      since: null,
      href: `${paths.adminSubmissions}?queue=all&platform=${platform}`,
    })),
  ]
}

function submissionMatters({ riskySubmissions, overdueSubmissions }: Attention): Matter[] {
  const risky = {
    key: 'risk',
    title: `${counted(riskySubmissions.count, 'post')} with a high risk`,
    note: 'Pending with unusual numbers',
    since: riskySubmissions.since,
    href: `${paths.adminSubmissions}?queue=risk`,
  }
  const overdue = {
    key: 'overdue',
    title: `${counted(overdueSubmissions.count, 'post')} past the deadline`,
    note: 'Nobody decided, and they are not approved by themselves',
    since: overdueSubmissions.since,
    href: `${paths.adminSubmissions}?queue=overdue`,
  }
  return [
    ...(riskySubmissions.count > 0 ? [risky] : []),
    ...(overdueSubmissions.count > 0 ? [overdue] : []),
  ]
}

function payoutMatters({ unclearPayouts, failedPayouts }: Attention): Matter[] {
  const unclear = {
    key: 'unclear',
    title: `${counted(unclearPayouts.count, 'payout')} with an unknown outcome`,
    note: 'The provider is asked again and again',
    since: unclearPayouts.since,
    href: `${paths.adminPayouts}?status=queued`,
  }
  const failed = {
    key: 'failed',
    title: `${counted(failedPayouts.count, 'payout')} failed this week`,
    note: 'The money is available to the creator again',
    since: failedPayouts.since,
    href: `${paths.adminPayouts}?status=failed`,
  }
  return [
    ...(unclearPayouts.count > 0 ? [unclear] : []),
    ...(failedPayouts.count > 0 ? [failed] : []),
  ]
}

function counted(count: number, thing: string): string {
  return `${formatCount(count)} ${count === 1 ? thing : `${thing}s`}`
}
