import { Suspense, useState } from 'react'
import { Button } from '#ui/controls/button.tsx'
import { lazyPart } from '#ui/lazy-part.ts'
import type { ReportedCampaign } from './report-labels.ts'

const ReportDialog = lazyPart(
  () => import('./report-dialog.tsx').then((m) => m.ReportDialog),
  'over',
)

interface ReportButtonProps {
  readonly campaign: ReportedCampaign
  /** The invitation token in the URL. */
  readonly invite?: string | undefined
}

export function ReportButton({ campaign, invite }: ReportButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div>
      <Button
        variant="quiet"
        size="sm"
        className="-ml-3 text-ink-muted max-md:h-11"
        onClick={() => setIsOpen(true)}
      >
        Report campaign
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ReportDialog campaign={campaign} invite={invite} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
