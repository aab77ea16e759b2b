import type { BodyOf } from '@permille/contract/endpoint'
import type { KeyScope } from '@permille/contract/keys/key-scopes'
import { keyDays, keyDaysDefault, keyNameMaxLength } from '@permille/contract/keys/keys'
import { type SubmitEvent, useState } from 'react'
import { fieldMessagesOf, messageOf } from '#api/api-error.ts'
import { errorToast, useAction } from '#api/use-action.ts'
import { Button } from '#ui/controls/button.tsx'
import { Checkbox } from '#ui/controls/checkbox.tsx'
import { Field } from '#ui/controls/field.tsx'
import { Form } from '#ui/controls/form.tsx'
import { Input } from '#ui/controls/input.tsx'
import { Select } from '#ui/controls/select.tsx'
import { FormDialog } from '#ui/overlays/action-dialog.tsx'
import type { KeyOwner } from './key-owner.ts'
import { scopeLabels } from './scope-labels.ts'
import { ShownKey } from './shown-key.tsx'

interface MakeKeyProps {
  readonly owner: KeyOwner
  readonly onMade: () => void
}

export function MakeKey(props: MakeKeyProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" size="sm" className="max-md:h-11" onClick={() => setOpen(true)}>
        New key
      </Button>
      {isOpen && <MakeDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

type NewKey = BodyOf<KeyOwner['create']>

function MakeDialog({ owner, onMade, onClose }: MakeKeyProps & { readonly onClose: () => void }) {
  const [scopes, setScopes] = useState<readonly KeyScope[]>(owner.rights.presets[0].scopes)
  const making = useAction({
    call: owner.create,
    request: (body: NewKey) => ({ body }),
    failed: (error) =>
      Object.keys(fieldMessagesOf(error)).length > 0
        ? undefined
        : errorToast(messageOf(error, 'The key could not be made')),
    onDone: onMade,
  })
  if (making.data !== undefined) return <ShownKey apiKey={making.data.apiKey} onClose={onClose} />
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title="New key"
      description={owner.about}
      label="Make key"
      busyLabel="Making key..."
      isBusy={making.isPending}
      isComplete={scopes.length > 0}
    >
      {(id) => (
        <KeyForm
          id={id}
          rights={owner.rights}
          scopes={scopes}
          onScopes={setScopes}
          error={making.error}
          onSubmit={making.mutate}
        />
      )}
    </FormDialog>
  )
}

interface KeyFormProps {
  readonly id: string
  readonly rights: KeyOwner['rights']
  readonly scopes: readonly KeyScope[]
  readonly onScopes: (scopes: readonly KeyScope[]) => void
  readonly error: Error | null
  readonly onSubmit: (key: NewKey) => void
}

function KeyForm({ id, rights, scopes, onScopes, error, onSubmit }: KeyFormProps) {
  const [expiresInDays, setDays] = useState<NewKey['expiresInDays']>(keyDaysDefault)
  function submit(event: SubmitEvent<HTMLFormElement>) {
    const name = String(new FormData(event.currentTarget).get('name') ?? '')
    // The form offers the rights of one owner.
    onSubmit({ name, scopes: [...scopes], expiresInDays } as NewKey)
  }
  return (
    <Form id={id} onSubmit={submit} className="grid grid-cols-1 gap-4">
      <Field label="Name" hint="What uses it, such as Zapier." error={fieldMessagesOf(error).name}>
        <Input name="name" autoComplete="off" maxLength={keyNameMaxLength} />
      </Field>
      <Rights rights={rights} scopes={scopes} onScopes={onScopes} />
      <Field label="Ends" hint="You are reminded 14 and 2 days before.">
        <Select
          options={keyDays.map((days) => ({ value: String(days), label: endLabel(days) }))}
          value={String(expiresInDays)}
          onChange={({ target }) =>
            setDays(keyDays.find((days) => String(days) === target.value) ?? null)
          }
        />
      </Field>
    </Form>
  )
}

function endLabel(days: NewKey['expiresInDays']): string {
  if (days === null) return 'When it is revoked'
  return days === keyDaysDefault ? 'In a year' : `In ${days} days`
}

const own = 'Your own choice'

function Rights({
  rights,
  scopes,
  onScopes,
}: Pick<KeyFormProps, 'rights' | 'scopes' | 'onScopes'>) {
  const isSame = (others: readonly KeyScope[]) =>
    others.length === scopes.length && others.every((scope) => scopes.includes(scope))
  const preset = rights.presets.find((each) => isSame(each.scopes))?.name ?? own
  const toggle = (scope: KeyScope, isOn: boolean) =>
    onScopes(rights.scopes.filter((each) => (each === scope ? isOn : scopes.includes(each))))
  return (
    <>
      <Field label="Rights">
        <Select
          options={[...rights.presets.map(({ name }) => name), own].map((value) => ({
            value,
            label: value,
            isDisabled: value === own && preset !== own,
          }))}
          value={preset}
          onChange={({ target }) => {
            const chosen = rights.presets.find(({ name }) => name === target.value)
            if (chosen !== undefined) onScopes(chosen.scopes)
          }}
        />
      </Field>
      <div className="grid grid-cols-1 gap-1">
        {rights.scopes.map((scope) => (
          <Checkbox
            key={scope}
            label={scopeLabels[scope]}
            checked={scopes.includes(scope)}
            onChange={({ target }) => toggle(scope, target.checked)}
          />
        ))}
      </div>
    </>
  )
}
