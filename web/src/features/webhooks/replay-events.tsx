import type { Webhook } from '@permille/contract/webhooks/webhooks'
import { useState } from 'react'
import { useAction } from '#api/use-action.ts'
import { Button } from '#ui/controls/button.tsx'
import { Field } from '#ui/controls/field.tsx'
import { Form } from '#ui/controls/form.tsx'
import { Select } from '#ui/controls/select.tsx'
import { FormDialog } from '#ui/overlays/action-dialog.tsx'
import { currentTime } from '#ui/values/current-time.ts'
import { eventsText } from './webhook-labels.ts'
import type { WebhookOwner } from './webhook-owner.ts'

interface ReplayEventsProps {
  readonly owner: WebhookOwner
  readonly webhook: Webhook
  readonly onSent: () => void
}

const periods = [
  { hours: 1, label: 'The last hour' },
  { hours: 24, label: 'The last 24 hours' },
  { hours: 168, label: 'The last 7 days' },
  { hours: 720, label: 'The last 30 days' },
]

export function ReplayEvents(props: ReplayEventsProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" size="sm" className="max-md:h-11" onClick={() => setOpen(true)}>
        Send again…
      </Button>
      {isOpen && <ReplayDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

function ReplayDialog({
  owner,
  webhook,
  onSent,
  onClose,
}: ReplayEventsProps & { readonly onClose: () => void }) {
  const [hours, setHours] = useState(24)
  const [isAll, setAll] = useState(false)
  const sending = useAction({
    call: owner.replay,
    request: () => {
      const since = new Date(currentTime().getTime() - hours * 3_600_000).toISOString()
      return { params: { id: webhook.id }, body: isAll ? { since } : { failedSince: since } }
    },
    done: ({ count }) => ({
      title:
        count === 0 ? 'There is nothing to send again' : `${eventsText(count)} will be sent again`,
    }),
    failed: 'Nothing could be sent again',
    onDone: () => {
      onClose()
      onSent()
    },
  })
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title="Send again"
      description="Each message keeps its id, so a receiver can tell that it has it already."
      label="Send again"
      busyLabel="Sending..."
      isBusy={sending.isPending}
    >
      {(id) => (
        <Form id={id} onSubmit={() => sending.mutate()} className="grid grid-cols-1 gap-4">
          <Field label="What">
            <Select
              options={[
                { value: 'failed', label: 'What did not arrive' },
                { value: 'all', label: 'Everything' },
              ]}
              value={isAll ? 'all' : 'failed'}
              onChange={({ target }) => setAll(target.value === 'all')}
            />
          </Field>
          <Field label="Period">
            <Select
              options={periods.map((period) => ({
                value: String(period.hours),
                label: period.label,
              }))}
              value={String(hours)}
              onChange={({ target }) => setHours(Number(target.value))}
            />
          </Field>
        </Form>
      )}
    </FormDialog>
  )
}
