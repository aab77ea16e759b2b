import { isolate } from '@permille/contract/input/isolate'
import { type ApiKey, overlapHours } from '@permille/contract/keys/keys'
import { useState } from 'react'
import { messageOf } from '#api/api-error.ts'
import { errorToast, useAction } from '#api/use-action.ts'
import { Button } from '#ui/controls/button.tsx'
import { Field } from '#ui/controls/field.tsx'
import { Form } from '#ui/controls/form.tsx'
import { Select } from '#ui/controls/select.tsx'
import { FormDialog } from '#ui/overlays/action-dialog.tsx'
import type { KeyOwner } from './key-owner.ts'
import { ShownKey } from './shown-key.tsx'

interface RotateKeyProps {
  readonly apiKey: ApiKey
  readonly owner: KeyOwner
  readonly onRotated: () => void
}

type Overlap = (typeof overlapHours)[number]

const overlapLabels: Readonly<Record<Overlap, string>> = {
  0: 'Ends at once',
  24: 'Works for another day',
  168: 'Works for another week',
}

export function RotateKey(props: RotateKeyProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        className="max-md:h-11"
        aria-label={`Rotate ${isolate(props.apiKey.name)}`}
        onClick={() => setOpen(true)}
      >
        Rotate
      </Button>
      {isOpen && <RotateDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

function RotateDialog({
  apiKey,
  owner,
  onRotated,
  onClose,
}: RotateKeyProps & { onClose: () => void }) {
  const [overlap, setOverlap] = useState<Overlap>(24)
  const rotating = useAction({
    call: owner.rotate,
    request: (hours: Overlap) => ({ params: { id: apiKey.id }, body: { overlapHours: hours } }),
    failed: (error) => errorToast(messageOf(error, 'The key could not be rotated')),
  })
  if (rotating.data !== undefined) {
    // Only then: the old key's line goes without the button that holds this dialog.
    const close = () => {
      onClose()
      onRotated()
    }
    return <ShownKey apiKey={rotating.data.apiKey} onClose={close} />
  }
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title={`Rotate ${isolate(apiKey.name)}?`}
      description="A new key with the same rights takes its place."
      label="Make new key"
      busyLabel="Making key..."
      isBusy={rotating.isPending}
    >
      {(id) => (
        <Form id={id} onSubmit={() => rotating.mutate(overlap)}>
          <Field label="The old key" hint="Finish retries with it before you change over.">
            <Select
              options={overlapHours.map((hours) => ({
                value: String(hours),
                label: overlapLabels[hours],
              }))}
              value={overlap}
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
