import type { PublicEventType } from '@permille/contract/events/event-types'
import {
  type WebhookFormat,
  webhookFormats,
  webhookNameMaxLength,
  webhookUrlMaxLength,
} from '@permille/contract/webhooks/webhooks'
import { type SubmitEvent, useState } from 'react'
import { codeOf, fieldMessagesOf, messageOf } from '#api/api-error.ts'
import { errorToast } from '#api/use-action.ts'
import { Field } from '#ui/controls/field.tsx'
import { Form } from '#ui/controls/form.tsx'
import { Input } from '#ui/controls/input.tsx'
import { Select } from '#ui/controls/select.tsx'
import { TypesField } from './types-field.tsx'
import { addressHints, formatLabels } from './webhook-labels.ts'

export interface TypedWebhook {
  readonly name: string
  readonly url: string
  readonly format: WebhookFormat
  readonly types: readonly PublicEventType[] | null
}

interface WebhookFormProps {
  readonly id: string
  readonly offered: readonly PublicEventType[]
  /** Of one that exists; its format stays, and its address unless another one is typed. */
  readonly known?: Pick<TypedWebhook, 'name' | 'format' | 'types'>
  readonly error: Error | null
  readonly onSubmit: (webhook: TypedWebhook) => void
}

export function WebhookForm({ id, offered, known, error, onSubmit }: WebhookFormProps) {
  const [format, setFormat] = useState<WebhookFormat>(known?.format ?? 'standard')
  const [types, setTypes] = useState(known?.types ?? null)
  const problems = problemsIn(error)
  function submit(event: SubmitEvent<HTMLFormElement>) {
    const typed = new FormData(event.currentTarget)
    const textOf = (field: string) => String(typed.get(field) ?? '').trim()
    onSubmit({ name: textOf('name'), url: textOf('url'), format, types })
  }
  return (
    <Form id={id} onSubmit={submit} className="grid grid-cols-1 gap-4">
      <Field label="Name" hint="What receives it, such as CRM." error={problems.name}>
        <Input
          name="name"
          autoComplete="off"
          maxLength={webhookNameMaxLength}
          defaultValue={known?.name}
        />
      </Field>
      {known === undefined && (
        <Field label="Format">
          <Select
            options={webhookFormats.map((value) => ({ value, label: formatLabels[value] }))}
            value={format}
            onChange={({ target }) =>
              setFormat(webhookFormats.find((each) => each === target.value) ?? 'standard')
            }
          />
        </Field>
      )}
      <Field
        label={known === undefined ? 'Address' : 'New address'}
        hint={known === undefined ? addressHints[format] : 'Leave it empty to keep the address.'}
        error={problems.url}
      >
        <Input
          name="url"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          maxLength={webhookUrlMaxLength}
          placeholder="https://"
        />
      </Field>
      <TypesField offered={offered} types={types} onTypes={setTypes} />
    </Form>
  )
}

const addressCodes = ['url-not-public', 'url-host']

/** Messages by field; a refused address is the address’s. */
function problemsIn(error: Error | null): Readonly<Record<string, string>> {
  const isAddress = addressCodes.includes(codeOf(error) ?? '')
  return isAddress ? { url: messageOf(error, '') } : fieldMessagesOf(error)
}

/** Shows what no field shows. */
export function failureToast(fallback: string) {
  return (error: Error) =>
    Object.keys(problemsIn(error)).length > 0 ? undefined : errorToast(messageOf(error, fallback))
}
