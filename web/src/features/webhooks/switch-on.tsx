import { isolate } from '@permille/contract/input/isolate'
import { useState } from 'react'
import { useAction } from '#api/use-action.ts'
import { Button } from '#ui/controls/button.tsx'
import { Checkbox } from '#ui/controls/checkbox.tsx'
import { Form } from '#ui/controls/form.tsx'
import { FormDialog } from '#ui/overlays/action-dialog.tsx'
import { eventsText } from './webhook-labels.ts'
import type { WebhookActionProps } from './webhook-owner.ts'

export function SwitchOn(props: WebhookActionProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" size="sm" className="max-md:h-11" onClick={() => setOpen(true)}>
        Switch on
      </Button>
      {isOpen && <SwitchOnDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

/** Switches it on, and has sent what it missed only if that is wanted. */
function SwitchOnDialog({
  owner,
  webhook,
  onChanged,
  onClose,
}: WebhookActionProps & { readonly onClose: () => void }) {
  const { id, name, types, missedCount, missedSince } = webhook
  const [sendsMissed, setSendsMissed] = useState(true)
  const finish = () => {
    onClose()
    onChanged()
  }
  const replaying = useAction({
    call: owner.replay,
    request: (failedSince: string) => ({ params: { id }, body: { failedSince } }),
    done: ({ count }) => ({ title: `${eventsText(count)} will be sent` }),
    failed: 'What it missed could not be sent',
    onDone: finish,
  })
  const switching = useAction({
    call: owner.edit,
    request: () => ({ params: { id }, body: { name, types: types as never, isOn: true } }),
    done: `${isolate(name)} is switched on`,
    failed: 'The webhook could not be switched on',
    onDone: () => {
      if (sendsMissed && missedCount > 0 && missedSince !== null) replaying.mutate(missedSince)
      else finish()
    },
  })
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title={`Switch ${isolate(name)} on?`}
      description="What happens from now on is sent."
      label="Switch on"
      busyLabel="Switching on..."
      isBusy={switching.isPending || replaying.isPending}
    >
      {(formId) => (
        <Form id={formId} onSubmit={() => switching.mutate()}>
          {missedCount > 0 && (
            <Checkbox
              label={`Send what it missed: ${eventsText(missedCount)}`}
              checked={sendsMissed}
              onChange={({ target }) => setSendsMissed(target.checked)}
            />
          )}
        </Form>
      )}
    </FormDialog>
  )
}
