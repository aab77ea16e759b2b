import type { UserId } from '@permille/contract/ids'
import { isolate } from '@permille/contract/input/isolate'
import { type Member, transferBrandCall } from '@permille/contract/teams/members'
import { useState } from 'react'
import { ActionButton } from '#api/action-button.tsx'
import { Field } from '#ui/controls/field.tsx'
import { Select } from '#ui/controls/select.tsx'
import { Card, CardHeader } from '#ui/layout/card.tsx'

/** The owner picks someone of the brand; their own rights change with the page that follows. */
export function TransferBrand({ members }: { readonly members: readonly Member[] }) {
  const [chosen, setChosen] = useState<UserId | ''>('')
  const others = members.filter(({ role }) => role !== 'owner')
  const next = others.find(({ id }) => id === chosen)
  if (others.length === 0) return null
  return (
    <Card className="max-w-3xl">
      <CardHeader
        title="Transfer ownership"
        note="The new owner decides about everything, you included. You stay with full access."
      />
      <div className="flex flex-wrap items-end gap-3 p-5">
        <Field label="New owner" className="min-w-48 flex-1">
          <Select
            placeholder="Choose someone"
            options={others.map(({ id, displayName }) => ({ value: id, label: displayName }))}
            value={chosen}
            onChange={({ target }) =>
              setChosen(others.find(({ id }) => id === target.value)?.id ?? '')
            }
          />
        </Field>
        {next !== undefined && (
          <ActionButton
            call={transferBrandCall}
            request={() => ({ body: { userId: next.id } })}
            title={`Make ${isolate(next.displayName)} the owner of your brand?`}
            description="Only they can give it back."
            label="Transfer"
            busyLabel="Transferring..."
            failed="The brand could not be transferred"
            onDone={() => location.reload()}
            isDanger
            variant="secondary"
          />
        )}
      </div>
    </Card>
  )
}
