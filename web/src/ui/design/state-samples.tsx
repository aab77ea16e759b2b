import { Button } from '../controls/button.tsx'
import { ShowMore } from '../controls/show-more.tsx'
import { Card } from '../layout/card.tsx'
import { EmptyState } from '../layout/empty-state.tsx'
import { ErrorState } from '../layout/error-state.tsx'
import { Notice } from '../layout/notice.tsx'
import { Skeleton } from '../layout/skeleton.tsx'
import { type Step, StepList } from '../layout/step-list.tsx'
import { StatusBadge } from '../values/badge.tsx'
import { Moment } from '../values/moment.tsx'
import { Time } from '../values/time.tsx'

const statuses = ['approved', 'live', 'paid', 'succeeded', 'pending', 'queued', 'locked', 'paused']
const steps: readonly Step[] = [
  { title: 'Sign up', note: 'It took a minute.', state: 'done' },
  { title: 'Look around', note: 'Nothing can break.', state: 'now', action: <Button>Look</Button> },
  { title: 'Begin', note: 'When it feels right.', state: 'later' },
]
const morePages = { hasNextPage: true, isFetchingNextPage: false, fetchNextPage: () => undefined }

export function StateSamples() {
  return (
    <>
      <div className="flex flex-wrap gap-2">
        {[...statuses, 'rejected', 'failed'].map((status) => (
          <StatusBadge key={status} status={status} />
        ))}
        <Time at={new Date(Date.now() - 3_600_000).toISOString()} />
        <Moment at={new Date(Date.now() - 3_600_000).toISOString()} />
      </div>
      <Card>
        <StepList steps={steps} />
      </Card>
      <div className="grid gap-4 md:grid-cols-2">
        <Card>
          <EmptyState
            title="No campaigns found"
            note="Try adjusting your filters"
            action={<Button>Explore</Button>}
          />
        </Card>
        <Card>
          <ErrorState message="The list could not be loaded" onRetry={() => undefined} />
        </Card>
        <Card className="grid gap-3 p-5">
          <Skeleton className="h-5 w-40" />
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-4 w-2/3" />
        </Card>
        <div className="grid content-start gap-2">
          <Notice title="Good to know">A neutral word.</Notice>
          <Notice tone="positive">Ready to receive payouts.</Notice>
          <Notice tone="negative">The card was declined.</Notice>
          <ShowMore pages={morePages} />
        </div>
      </div>
    </>
  )
}
