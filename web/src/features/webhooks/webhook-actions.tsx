import { isolate } from '@permille/contract/input/isolate'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { ActionButton } from '#api/action-button.tsx'
import { useAction } from '#api/use-action.ts'
import { Button } from '#ui/controls/button.tsx'
import { FormDialog } from '#ui/overlays/action-dialog.tsx'
import { RotateSecret } from './rotate-secret.tsx'
import { SwitchOn } from './switch-on.tsx'
import { TestWebhook } from './test-webhook.tsx'
import { failureToast, type TypedWebhook, WebhookForm } from './webhook-form.tsx'
import type { WebhookActionProps } from './webhook-owner.ts'

const small = { variant: 'secondary', size: 'sm', className: 'max-md:h-11' } as const

export function WebhookActions({ owner, webhook, onChanged }: WebhookActionProps) {
  const [page, navigate] = useLocation()
  const { id, name, types, format, state } = webhook
  const isOn = state === 'on' || state === 'failing'
  const props = { owner, webhook, onChanged }
  return (
    <TestWebhook {...props}>
      <EditWebhook {...props} />
      {format === 'standard' && <RotateSecret {...props} />}
      {isOn ? (
        <ActionButton
          call={owner.edit}
          request={() => ({ params: { id }, body: { name, types: types as never, isOn: false } })}
          title={`Switch ${isolate(name)} off?`}
          description="What happens meanwhile is not sent. You can have it sent when you switch it on again."
          label="Switch off"
          busyLabel="Switching off..."
          done={`${isolate(name)} is switched off`}
          failed="The webhook could not be switched off"
          onDone={onChanged}
          {...small}
        />
      ) : (
        <SwitchOn {...props} />
      )}
      <ActionButton
        call={owner.remove}
        request={() => ({ params: { id } })}
        title={`Delete ${isolate(name)}?`}
        description="Nothing more is sent there, and its deliveries are deleted. This cannot be undone."
        label="Delete"
        busyLabel="Deleting..."
        done={`${isolate(name)} was deleted`}
        failed="The webhook could not be deleted"
        onDone={() => {
          onChanged()
          navigate(page)
        }}
        isDanger
        {...small}
      />
    </TestWebhook>
  )
}

function EditWebhook(props: WebhookActionProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button {...small} onClick={() => setOpen(true)}>
        Edit
      </Button>
      {isOpen && <EditDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

function EditDialog({
  owner,
  webhook,
  onChanged,
  onClose,
}: WebhookActionProps & { readonly onClose: () => void }) {
  const { id, name, state } = webhook
  const isOn = state === 'on' || state === 'failing'
  const saving = useAction({
    call: owner.edit,
    request: ({ name: typedName, url, types }: TypedWebhook) => ({
      params: { id },
      body: { name: typedName, types: types as never, isOn, ...(url !== '' && { url }) },
    }),
    done: 'The webhook was saved',
    failed: failureToast('The webhook could not be saved'),
    onDone: () => {
      onClose()
      onChanged()
    },
  })
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title={`Edit ${isolate(name)}`}
      description="What is waiting to be sent goes to the new address, as far as you still choose it."
      label="Save"
      busyLabel="Saving..."
      isBusy={saving.isPending}
    >
      {(formId) => (
        <WebhookForm
          id={formId}
          offered={owner.types}
          known={webhook}
          error={saving.error}
          onSubmit={saving.mutate}
        />
      )}
    </FormDialog>
  )
}
