import type { SubmissionStatus, UserRole } from '@permille/contract/enums'
import { useCurrentUser } from '#api/session.ts'
import { actorName } from '#features/accounts/actor-name.ts'
import { Card, CardHeader } from '#ui/layout/card.tsx'
import { PostStatusBadge } from '#ui/values/post-status-badge.tsx'
import { Time } from '#ui/values/time.tsx'

interface Step {
  readonly at: string
  readonly to: SubmissionStatus
  readonly actor: 'creator' | 'brand' | 'admin' | 'system'
  readonly by: string | null
  readonly key: string | null
  readonly note: string | null
}

const actors: Record<Step['actor'], string> = {
  creator: 'by the creator',
  brand: 'by the brand',
  admin: 'by an admin',
  system: 'automatically',
}

/** Names who took the step. A post has one creator and one brand, whose other people are named to it, and may have several admins. */
function byWhom({ actor, ...step }: Step, viewer: UserRole): string {
  const name = actorName(step)
  if (name !== undefined) return `by ${name}`
  return actor === viewer && actor !== 'admin' ? 'by you' : actors[actor]
}

function isWithdrawal({ to, actor }: Step): boolean {
  return to === 'rejected' && actor === 'creator'
}

export function SubmissionTimeline({ timeline }: { readonly timeline: readonly Step[] }) {
  const { role } = useCurrentUser()
  return (
    <Card>
      <CardHeader title="Timeline" />
      <ol className="divide-y divide-line">
        {timeline.map((step) => (
          <li key={`${step.at} ${step.to}`} className="grid grid-cols-1 gap-1 px-5 py-3">
            <div className="flex items-center justify-between gap-4">
              <PostStatusBadge post={{ status: step.to, isWithdrawn: isWithdrawal(step) }} />
              <span className="text-sm text-ink-muted">
                <Time at={step.at} /> {byWhom(step, role)}
              </span>
            </div>
            {step.note !== null && (
              <p className="text-sm [overflow-wrap:anywhere] text-ink-muted">{step.note}</p>
            )}
          </li>
        ))}
      </ol>
    </Card>
  )
}
