import { isolate } from '@permille/contract/input/isolate'
import { overlapHours } from '@permille/contract/keys/keys'
import { useState } from 'react'
import { useAction } from '#api/use-action.ts'
import { Button } from '#ui/controls/button.tsx'
import { Field } from '#ui/controls/field.tsx'
import { Form } from '#ui/controls/form.tsx'
import { Select } from '#ui/controls/select.tsx'
import { FormDialog } from '#ui/overlays/action-dialog.tsx'
import { ShownSecret } from './shown-secret.tsx'
import type { WebhookActionProps } from './webhook-owner.ts'

type Overlap = (typeof overlapHours)[number]

const overlapLabels: Readonly<Record<Overlap, string>> = {
  0: 'Ends at once',
  24: 'Signs too for another day',
  168: 'Signs too for another week',
}

export function RotateSecret(props: WebhookActionProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" size="sm" className="max-md:h-11" onClick={() => setOpen(true)}>
        New secret
      </Button>
      {isOpen && <RotateDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

function RotateDialog({
  owner,
  webhook,
  onChanged,
  onClose,
}: WebhookActionProps & { readonly onClose: () => void }) {
  const [overlap, setOverlap] = useState<Overlap>(24)
  const rotating = useAction({
    call: owner.rotate,
    request: () => ({ params: { id: webhook.id }, body: { overlapHours: overlap } }),
    failed: 'The secret could not be replaced',
    onDone: onChanged,
  })
  const secret = rotating.data?.secret
  if (secret) return <ShownSecret secret={secret} onClose={onClose} />
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title={`A new secret for ${isolate(webhook.name)}?`}
      description="Messages are signed with both until the previous one ends, so a receiver that knows either accepts them."
      label="Make new secret"
      busyLabel="Making secret..."
      isBusy={rotating.isPending}
    >
      {(id) => (
        <Form id={id} onSubmit={() => rotating.mutate()}>
          <Field label="The previous secret">
            <Select
              options={overlapHours.map((hours) => ({
                value: String(hours),
                label: overlapLabels[hours],
              }))}
              value={String(overlap)}
              onChange={({ target }) =>
                setOverlap(overlapHours.find((hours) => String(hours) === target.value) ?? 24)
              }
            />
          </Field>
        </Form>
      )}
    </FormDialog>
  )
}
