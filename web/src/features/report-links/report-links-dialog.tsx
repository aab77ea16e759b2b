import type { CampaignId } from '@permille/contract/ids'
import { isolate } from '@permille/contract/input/isolate'
import { listReportLinksCall, type ReportLink } from '@permille/contract/report-links/report-links'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { queryOf } from '#api/query.ts'
import { useCurrentUser } from '#api/session.ts'
import { Button } from '#ui/controls/button.tsx'
import { ListSkeleton } from '#ui/layout/list-skeleton.tsx'
import { Loaded } from '#ui/layout/loaded.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { EditLink, NewLink } from './report-link-form.tsx'
import { ReportLinkLine } from './report-link-line.tsx'

interface ReportLinksDialogProps {
  readonly campaignId: CampaignId | undefined
  readonly onClose: () => void
}

/** All links, a new one, or one that is edited. */
type Shown = ReportLink | 'new' | 'list'

/** The brand's report links; the first one is asked for at once. */
export function ReportLinksDialog({ campaignId, onClose }: ReportLinksDialogProps) {
  const links = useQuery(queryOf(listReportLinksCall))
  const { brand, brandName } = useCurrentUser()
  const [chosen, setShown] = useState<Shown>()
  // While there is none, and until one was made.
  const isFirst = chosen === undefined && links.data?.length === 0
  const shown = chosen ?? (isFirst ? 'new' : 'list')
  const formId = useId()
  const [isBusy, setBusy] = useState(false)
  const cancel = () => (isFirst ? onClose() : setShown('list'))
  const refetch = () => void links.refetch()
  const listAgain = () => {
    setShown('list')
    refetch()
  }
  const shared = { formId, onBusy: setBusy, onDone: listAgain }
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={titleOf(shown, brand !== null && brand.count > 1 ? brandName : null)}
      description="Whoever has the link reads the numbers without an account, until it ends."
      actions={
        shown === 'list' ? (
          links.data !== undefined && <Button onClick={() => setShown('new')}>New link</Button>
        ) : (
          <>
            <Button variant="secondary" onClick={cancel}>
              Cancel
            </Button>
            <Button type="submit" form={formId} isBusy={isBusy}>
              {submitLabel(shown, isBusy)}
            </Button>
          </>
        )
      }
    >
      {shown === 'new' && <NewLink campaignId={campaignId} {...shared} />}
      {typeof shown === 'object' && <EditLink link={shown} {...shared} />}
      {shown === 'list' && (
        <Loaded
          query={links}
          skeleton={<ListSkeleton lines={2} />}
          failed="The links could not be loaded."
        >
          {(found) =>
            found.length === 0 ? (
              <p className="text-ink-muted">No report is shared.</p>
            ) : (
              <ul className="-mx-6 divide-y divide-line border-y border-line">
                {found.map((link) => (
                  <ReportLinkLine
                    key={link.id}
                    link={link}
                    onEdit={() => setShown(link)}
                    onRevoked={refetch}
                  />
                ))}
              </ul>
            )
          }
        </Loaded>
      )}
    </Dialog>
  )
}

/** Someone of several brands is told which one it is. */
function titleOf(shown: Shown, brandName: string | null): string {
  if (typeof shown === 'object') return `Edit ${isolate(shown.name)}`
  return brandName === null ? 'Share report' : `Share report of ${isolate(brandName)}`
}

function submitLabel(shown: Shown, isBusy: boolean): string {
  if (shown === 'new') return isBusy ? 'Making link...' : 'Make link'
  return isBusy ? 'Saving...' : 'Save'
}
