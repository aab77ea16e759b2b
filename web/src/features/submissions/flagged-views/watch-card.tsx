import { isolate } from '@permille/contract/input/isolate'
import { formatCents } from '@permille/contract/money'
import type { Flag, Watch } from '@permille/contract/risk/signals'
import type { ReactNode } from 'react'
import { RiskList } from '#features/risk/risk-list.tsx'
import { Card, CardBody, CardHeader } from '#ui/layout/card.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { Minute } from '#ui/values/minute.tsx'
import { Time } from '#ui/values/time.tsx'

/** The viewer: the money is the creator's, and the brand's if it is taken back. */
export type WatchViewer = 'creator' | 'brand' | 'admin'

interface WatchCardProps {
  readonly watch: Watch
  readonly viewer: WatchViewer
  /** Renders an admin's actions on the open flag. */
  readonly actions?: (flag: Flag) => ReactNode
}

/** Shows what the readings after the approval revealed: how much is frozen, why, and until when. */
export function WatchCard({ watch, viewer, actions }: WatchCardProps) {
  const { signals, doubts: flags, quietDays } = watch
  const open = flags.find(({ closedAt }) => closedAt === null)
  const closed = flags.filter(({ closedAt }) => closedAt !== null)
  if (signals.length === 0 && flags.length === 0) return null
  return (
    <Card>
      <CardHeader title="Views under watch" />
      <CardBody className="grid grid-cols-1 gap-4">
        {open === undefined ? (
          signals.length > 0 && <p>{shownOnly[viewer]}</p>
        ) : (
          <>
            <OpenFlag doubt={open} viewer={viewer} />
            <p>
              <Clearing doubt={open} quietDays={quietDays} />
            </p>
            {actions?.(open)}
          </>
        )}
        <SignalsNow watch={watch} hasDoubt={open !== undefined} />
        {closed.map((flag) => (
          <ClosedFlag key={flag.id} doubt={flag} quietDays={quietDays} />
        ))}
      </CardBody>
    </Card>
  )
}

const shownOnly: Readonly<Record<WatchViewer, string>> = {
  creator: 'These numbers are unusual, so the brand sees them too. Nothing is set aside.',
  brand: 'These numbers are unusual, and often just a hit. Nothing is set aside.',
  admin: 'These numbers are unusual. Nothing is set aside.',
}

const fates: Readonly<Record<WatchViewer, string>> = {
  creator: 'You can’t withdraw it yet. The post’s earlier earnings are not affected.',
  brand:
    'It has left your campaign, but the creator can’t withdraw it. If it is taken back, it returns.',
  admin: 'It has left the campaign, but the creator can’t withdraw it.',
}

function OpenFlag({ doubt: flag, viewer }: { readonly doubt: Flag; readonly viewer: WatchViewer }) {
  const { setAsideCents, reason, openedAt } = flag
  return (
    <Notice
      tone="negative"
      title={
        setAsideCents > 0
          ? `${formatCents(setAsideCents)} is set aside`
          : 'The post’s next earnings are set aside'
      }
    >
      <p className="text-ink">{reason}</p>
      <p className="text-sm text-ink">
        {setAsideCents > 0 && <span>{`${fates[viewer]} `}</span>}
        <span>
          Set aside since <Minute at={openedAt} />.
        </span>
      </p>
    </Notice>
  )
}

/** Explains what would end the flag, with the date if there is one. */
function Clearing({
  doubt: flag,
  quietDays,
}: {
  readonly doubt: Flag
  readonly quietDays: number
}) {
  if (flag.isUnread) {
    return <>The post is no longer read, so an admin decides whether the views are real.</>
  }
  if (flag.clearsAt !== null) {
    return (
      <>
        The latest reading is normal. If that lasts and the platform keeps the views, the money is
        released <Minute at={flag.clearsAt} />.
      </>
    )
  }
  return (
    <>
      Released when an admin clears it, or after {describeDays(quietDays)} of normal numbers if the
      platform keeps the views.
      {flag.enteredUntil !== null && (
        <span>
          {' '}
          {flag.isEnteredByYou ? (
            <span>
              You entered the reading, so another admin can release it now, and you from{' '}
              <Minute at={flag.enteredUntil} />.
            </span>
          ) : (
            <span>
              Until <Minute at={flag.enteredUntil} />, only an admin other than the one who entered
              the reading can release it.
            </span>
          )}
        </span>
      )}
    </>
  )
}

/** Lists the latest reading's signals, except those already in the flag's reason. */
function SignalsNow({ watch, hasDoubt }: { readonly watch: Watch; readonly hasDoubt: boolean }) {
  const reasons = hasDoubt ? (watch.doubts[0]?.reason ?? '') : ''
  const others = watch.signals.filter(({ text }) => !reasons.includes(text))
  return <RiskList risks={others.map(({ text }) => text)} />
}

function ClosedFlag({
  doubt: flag,
  quietDays,
}: {
  readonly doubt: Flag
  readonly quietDays: number
}) {
  const { outcome, closedAt, closeNote, reason } = flag
  if (closedAt === null) return null
  return (
    <div className="grid grid-cols-1 gap-0.5 text-sm [overflow-wrap:anywhere]">
      <p className="font-medium">
        {outcome === 'released' ? 'Released' : 'Taken back'} <Time at={closedAt} />
      </p>
      <p className="text-ink-muted">
        Set aside because: <bdi>{reason}</bdi>
      </p>
      <p className="text-ink-muted">
        {closeNote === null ? withoutNote(outcome, quietDays) : `An admin: ${isolate(closeNote)}`}
      </p>
    </div>
  )
}

/** Only a decision about the post takes money back without a decision about its views. */
function withoutNote(outcome: Flag['outcome'], quietDays: number): string {
  return outcome === 'taken-back'
    ? 'The post’s approval was taken back.'
    : `The numbers were normal for ${describeDays(quietDays)}.`
}

function describeDays(days: number): string {
  return days === 1 ? '1 day' : `${days} days`
}
