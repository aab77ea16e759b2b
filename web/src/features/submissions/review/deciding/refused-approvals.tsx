import type { SubmissionId } from '@permille/contract/ids'
import { Link } from 'wouter'
import { Button } from '#ui/controls/button.tsx'
import { buttonClasses } from '#ui/controls/button-classes.ts'
import { Notice } from '#ui/layout/notice.tsx'
import { useStore } from '#ui/store.ts'
import { endRefusals, refusals } from './refusals.ts'

interface RefusedApprovalsProps {
  readonly pathOf: (id: SubmissionId) => string
  /** The post that the page shows. */
  readonly shownId?: SubmissionId
}

/** Says which approvals were refused after the page had gone on, with a link to each post. */
export function RefusedApprovals({ pathOf, shownId }: RefusedApprovalsProps) {
  const refused = useStore(refusals)
  return (
    <div role="alert" className="grid grid-cols-1 gap-3 empty:absolute not-empty:mb-4">
      {refused.map(({ id, title, message, isUnanswered }) => (
        <Notice
          key={id}
          tone="negative"
          action={
            <div className="flex gap-2">
              {id !== shownId && (
                <Link
                  href={pathOf(id)}
                  className={buttonClasses({ variant: 'secondary', size: 'sm' })}
                >
                  Open the post
                </Link>
              )}
              <Button variant="quiet" size="sm" onClick={() => endRefusals([id])}>
                Dismiss
              </Button>
            </div>
          }
        >
          <p className="font-medium">
            “<bdi>{title}</bdi>” {isUnanswered ? 'may not be approved' : 'could not be approved'}
          </p>
          <p className="text-ink">{message}</p>
        </Notice>
      ))}
    </div>
  )
}
