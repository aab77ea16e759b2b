import type { Dispute } from '@permille/contract/disputes/disputes'
import { useSession } from '#api/session.ts'
import { Minute } from '#ui/values/minute.tsx'
import { isPast } from '../deadline.tsx'

type Clock = Pick<Dispute, 'turn' | 'answerDueAt' | 'answeredAt' | 'decisionDueAt' | 'decidedAt'>

/** Shows which side has to act, and until when. */
export function DisputeClock({ dispute }: { readonly dispute: Clock }) {
  const brand = useSession().user?.role === 'brand' ? 'You' : 'The brand'
  const { turn, answerDueAt, answeredAt, decisionDueAt, decidedAt } = dispute
  if (turn === 'brand') {
    return (
      <>
        {brand} can answer until <Minute at={answerDueAt} />. Then an admin decides.
      </>
    )
  }
  if (turn === null) return decidedAt !== null && <>Decided {<Minute at={decidedAt} />}.</>
  return (
    <>
      {brand}{' '}
      {answeredAt === null ? 'did not answer.' : `${brand === 'You' ? 'have' : 'has'} answered.`} An
      admin {isPast(decisionDueAt) ? 'should have decided by' : 'decides by'}{' '}
      <Minute at={decisionDueAt} />.
    </>
  )
}
