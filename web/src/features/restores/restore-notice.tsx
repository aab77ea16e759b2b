import type { OpenRestore } from '@permille/contract/books/books'
import { Notice } from '#ui/layout/notice.tsx'
import { Minute } from '#ui/values/minute.tsx'
import { Time } from '#ui/values/time.tsx'

/** Explains why nothing is sent after a restore, and what an admin has to resolve by hand. */
export function RestoreNotice({ restore }: { readonly restore: OpenRestore }) {
  const { restoredAt, backupAt, comparedAt, leftOver } = restore
  return (
    <Notice tone="negative" title="Payouts and refunds are paused">
      <p>
        Restored <Time at={restoredAt} /> to a backup of <Minute at={backupAt} />. Nothing is sent
        until Stripe’s later payments, refunds and transfers are booked.
      </p>
      <p>
        {comparedAt === null ? (
          <span>Not compared with Stripe yet; a worker does so when it starts.</span>
        ) : (
          <span>
            Compared <Time at={comparedAt} />.
          </span>
        )}
      </p>
      {leftOver.length > 0 && (
        <ul aria-label="What could not be booked" className="grid gap-1">
          {leftOver.map(({ id, what }) => (
            <li key={id}>
              <span className="font-mono">{id}</span>: {what}
            </li>
          ))}
        </ul>
      )}
    </Notice>
  )
}
