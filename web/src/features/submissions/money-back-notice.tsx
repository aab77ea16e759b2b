import { formatCents } from '@permille/contract/money'
import type { OwnSubmission } from '@permille/contract/submissions/submissions'
import { Notice } from '#ui/layout/notice.tsx'
import { Time } from '#ui/values/time.tsx'

type MoneyBack = Pick<OwnSubmission, 'holds' | 'takenBack'> & {
  readonly isCreatorDeleted?: boolean
}

/** Explains what admins froze or took back of a post's money, in the same words for creator, brand and admin. */
export function MoneyBackNotice({ submission }: { readonly submission: MoneyBack }) {
  const { holds, takenBack, isCreatorDeleted = false } = submission
  return (
    <>
      {holds.map((hold) => (
        <HoldNotice key={hold.at} hold={hold} />
      ))}
      {takenBack !== null && (
        <TakenBackNotice takenBack={takenBack} isCreatorDeleted={isCreatorDeleted} />
      )}
    </>
  )
}

function HoldNotice({ hold }: { readonly hold: MoneyBack['holds'][number] }) {
  const { at, reason, frozenCents, endedAt, outcome, note } = hold
  if (endedAt === null) {
    return (
      <Notice title={`${formatCents(frozenCents)} is held for review`}>
        <p>
          <bdi>{reason}</bdi> (<Time at={at} />)
        </p>
        <p>The post’s new earnings are held too, until an admin releases them or decides.</p>
      </Notice>
    )
  }
  const ended = outcome === 'released' ? 'A hold was released' : 'A hold ended with a reversal'
  return (
    <Notice title={ended}>
      <p>
        Held for: <bdi>{reason}</bdi>{' '}
        {note !== null && (
          <span>
            Released: <bdi>{note}</bdi>{' '}
          </span>
        )}
        <span>
          (<Time at={endedAt} />)
        </span>
      </p>
    </Notice>
  )
}

type TakenBack = NonNullable<MoneyBack['takenBack']>

interface TakenBackNoticeProps {
  readonly takenBack: TakenBack
  readonly isCreatorDeleted: boolean
}

function TakenBackNotice({ takenBack, isCreatorDeleted }: TakenBackNoticeProps) {
  const { at, cents, goodwillCents, owedCents } = takenBack
  return (
    <Notice tone="negative" title={`Taken back: ${formatCents(cents)}`}>
      {goodwillCents === 0 ? (
        <p>
          It returned to the campaign <Time at={at} />.
        </p>
      ) : (
        <p>
          {formatCents(cents - goodwillCents)} returned to the campaign, and{' '}
          {formatCents(goodwillCents)} to Permille, which had paid in its place; the last of it{' '}
          <Time at={at} />.
        </p>
      )}
      {owedCents > 0 && <p>{describeOwed(takenBack, isCreatorDeleted)}</p>}
    </Notice>
  )
}

function describeOwed(takenBack: TakenBack, isCreatorDeleted: boolean): string {
  const { owedCents, recoveredCents, writtenOffCents } = takenBack
  const openCents = owedCents - recoveredCents - writtenOffCents
  const paid = `${formatCents(owedCents)} had been paid out`
  const recovered = `${formatCents(recoveredCents)} of it recovered so far`
  const written = writtenOffCents > 0 ? `, ${formatCents(writtenOffCents)} written off` : ''
  const rest = isCreatorDeleted
    ? ' Nothing pays the rest: the creator has deleted their account.'
    : ' Later earnings pay the rest.'
  const open = openCents > 0 ? rest : ''
  return `${paid}; ${recovered}${written}.${open}`
}
