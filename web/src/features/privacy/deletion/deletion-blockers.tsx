import type { DeletionPlan } from '@permille/contract/privacy/account-deletion'
import { Link } from 'wouter'
import { describeBlocker } from './deletion-labels.ts'

interface DeletionBlockersProps {
  readonly blockers: DeletionPlan['blockers']
  /** False for an admin viewing someone else's account. */
  readonly isOwn?: boolean
}

/** Lists what prevents the deletion, each with the way to end it. */
export function DeletionBlockers({ blockers, isOwn = true }: DeletionBlockersProps) {
  return (
    <ul className="grid grid-cols-1 gap-3">
      {blockers.map((blocker) => {
        const { what, way, link } = describeBlocker(blocker)
        return (
          <li key={blocker.code} className="grid gap-0.5">
            <span className="font-medium text-ink">{what}</span>
            <span>
              {way}{' '}
              {isOwn && link !== undefined && (
                <Link
                  href={link.href}
                  className="font-medium text-accent underline underline-offset-4"
                >
                  {link.label}
                </Link>
              )}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
