import { countBrandDisputesCall } from '@permille/contract/disputes/disputes'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { queryOf } from '#api/query.ts'
import { useMay } from '#api/session.ts'
import { paths } from '#paths.ts'
import { Notice } from '#ui/layout/notice.tsx'
import { Minute } from '#ui/values/minute.tsx'

const unanswered = queryOf(countBrandDisputesCall)

/** Lists the disputes that the brand can still answer; nothing if there are none. */
export function UnansweredDisputes() {
  const enabled = useMay('submissions:read')
  const { data } = useQuery({ ...unanswered, enabled })
  if (data === undefined || data.dueAt === null) return null
  return (
    <Notice>
      <p>
        <Link
          href={`${paths.submissions}?status=disputed`}
          className="finger font-medium text-accent hover:underline"
        >
          {data.count === 1 ? 'A creator disputes' : `${data.count} creators dispute`} a decision
        </Link>
        . You can answer until <Minute at={data.dueAt} />.
      </p>
    </Notice>
  )
}
