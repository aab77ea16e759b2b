import type { PublicOffer } from '@permille/contract/campaigns'
import { Suspense, useState } from 'react'
import { useCurrentUser } from '../../../api/session.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { lazyPart } from '../../../ui/lazy-part.ts'

const ReportDialog = lazyPart(async () => (await import('./report-dialog.tsx')).ReportDialog)

interface ReportButtonProps {
  readonly offer: PublicOffer
  /** Of the link that led here. */
  readonly invite: string | undefined
}

/** For everyone but its own brand, and admins, who look for themselves. */
export function ReportButton({ offer, invite }: ReportButtonProps) {
  const { role, brandName } = useCurrentUser()
  const [isOpen, setIsOpen] = useState(false)
  if (role === 'admin' || brandName === offer.brandName) return null
  return (
    <div>
      <Button
        variant="quiet"
        size="sm"
        className="text-ink-muted max-md:h-11"
        onClick={() => setIsOpen(true)}
      >
        Report campaign
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ReportDialog offer={offer} invite={invite} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
