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

/** A link that is edited, or a new one; neither while they are listed. */
type Form = ReportLink | 'new' | undefined

/** The brand's report links; the first one is asked for at once. */
export function ReportLinksDialog({ campaignId, onClose }: ReportLinksDialogProps) {
  const links = useQuery(queryOf(listReportLinksCall))
  const { brand, brandName } = useCurrentUser()
  const [chosen, setForm] = useState<Form>()
  const isFirst = links.data?.length === 0
  const form = chosen ?? (isFirst ? 'new' : undefined)
  const formId = useId()
  const [isBusy, setBusy] = useState(false)
  const close = () => (isFirst ? onClose() : setForm(undefined))
  const shared = { formId, onBusy: setBusy, onDone: () => setForm(undefined) }
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={titleOf(form, brand !== null && brand.count > 1 ? brandName : null)}
      description="Whoever has the link reads the numbers without an account, until it ends."
      actions={
        form === undefined ? (
          links.data !== undefined && <Button onClick={() => setForm('new')}>New link</Button>
        ) : (
          <>
            <Button variant="secondary" onClick={close}>
              Cancel
            </Button>
            <Button type="submit" form={formId} isBusy={isBusy}>
              {submitLabel(form, isBusy)}
            </Button>
          </>
        )
      }
    >
      {form === 'new' && <NewLink campaignId={campaignId} {...shared} />}
      {form !== undefined && form !== 'new' && <EditLink link={form} {...shared} />}
      {form === undefined && (
        <Loaded
          query={links}
          skeleton={<ListSkeleton lines={2} />}
          failed="The links could not be loaded."
        >
          {(found) => (
            <ul className="-mx-6 divide-y divide-line border-y border-line">
              {found.map((link) => (
                <ReportLinkLine key={link.id} link={link} onEdit={() => setForm(link)} />
              ))}
            </ul>
          )}
        </Loaded>
      )}
    </Dialog>
  )
}

/** Someone of several brands is told which one it is. */
function titleOf(form: Form, brandName: string | null): string {
  if (form !== undefined && form !== 'new') return `Edit ${isolate(form.name)}`
  return brandName === null ? 'Share report' : `Share report of ${isolate(brandName)}`
}

function submitLabel(form: Form, isBusy: boolean): string {
  if (form === 'new') return isBusy ? 'Making link...' : 'Make link'
  return isBusy ? 'Saving...' : 'Save'
}
