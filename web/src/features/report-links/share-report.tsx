import type { CampaignId } from '@permille/contract/ids'
import { Suspense, useState } from 'react'
import { Allowed } from '#api/session.ts'
import { Button } from '#ui/controls/button.tsx'
import { lazyPart } from '#ui/lazy-part.ts'

const ReportLinksDialog = lazyPart(
  () => import('./report-links-dialog.tsx').then((m) => m.ReportLinksDialog),
  'over',
)

interface ReportLinksProps {
  /** What a new link shows, unless its maker chooses otherwise; all campaigns without. */
  readonly campaignId?: CampaignId
  readonly onClose: () => void
}

/** The brand's report links, for whoever may make them. */
export function ReportLinks({ campaignId, onClose }: ReportLinksProps) {
  return (
    <Allowed to="campaigns:write">
      <Suspense fallback={null}>
        <ReportLinksDialog campaignId={campaignId} onClose={onClose} />
      </Suspense>
    </Allowed>
  )
}

export function ShareReport({ campaignId }: Pick<ReportLinksProps, 'campaignId'>) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Allowed to="campaigns:write">
      <Button variant="secondary" size="sm" onClick={() => setIsOpen(true)}>
        Share report
      </Button>
      {isOpen && (
        <ReportLinks {...(campaignId && { campaignId })} onClose={() => setIsOpen(false)} />
      )}
    </Allowed>
  )
}
