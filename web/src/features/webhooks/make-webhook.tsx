import { useState } from 'react'
import { useAction } from '#api/use-action.ts'
import { Button } from '#ui/controls/button.tsx'
import { FormDialog } from '#ui/overlays/action-dialog.tsx'
import { toast } from '#ui/overlays/toast.ts'
import { ShownSecret } from './shown-secret.tsx'
import { failureToast, type TypedWebhook, WebhookForm } from './webhook-form.tsx'
import type { WebhookOwner } from './webhook-owner.ts'

interface MakeWebhookProps {
  readonly owner: WebhookOwner
  readonly onMade: () => void
}

export function MakeWebhook(props: MakeWebhookProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" size="sm" className="max-md:h-11" onClick={() => setOpen(true)}>
        New webhook
      </Button>
      {isOpen && <MakeDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

function MakeDialog({
  owner,
  onMade,
  onClose,
}: MakeWebhookProps & { readonly onClose: () => void }) {
  const making = useAction({
    call: owner.create,
    // The form offers the events of one owner.
    request: (webhook: TypedWebhook) => ({ body: webhook as never }),
    failed: failureToast('The webhook could not be made'),
    onDone: ({ secret }) => {
      onMade()
      if (secret !== null) return
      onClose()
      toast({ title: 'The webhook was made' })
    },
  })
  const secret = making.data?.secret
  if (secret) return <ShownSecret secret={secret} onClose={onClose} />
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title="New webhook"
      description="What happens is sent there within seconds, and again for three days if it does not arrive."
      label="Make webhook"
      busyLabel="Making webhook..."
      isBusy={making.isPending}
    >
      {(id) => (
        <WebhookForm id={id} offered={owner.types} error={making.error} onSubmit={making.mutate} />
      )}
    </FormDialog>
  )
}
