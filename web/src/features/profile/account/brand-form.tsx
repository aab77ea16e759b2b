import { avatarMaxMegabytes } from '@permille/contract/limits'
import type { BrandSettings } from '@permille/contract/profile/profile'
import { Button } from '#ui/controls/button.tsx'
import { Field } from '#ui/controls/field.tsx'
import { Form } from '#ui/controls/form.tsx'
import { ImageDrop } from '#ui/controls/image-drop.tsx'
import { Input } from '#ui/controls/input.tsx'
import { Textarea } from '#ui/controls/textarea.tsx'
import { Card, CardBody, CardHeader } from '#ui/layout/card.tsx'
import { Avatar } from '#ui/values/avatar.tsx'
import { useBrandForm } from './use-brand-form.ts'

type BrandFormState = ReturnType<typeof useBrandForm>

export function BrandForm({ brand }: { readonly brand: BrandSettings }) {
  const form = useBrandForm(brand)
  return (
    <Form className="grid max-w-3xl grid-cols-1 gap-6" onSubmit={form.submit}>
      <Card>
        <CardHeader title="Public" note="Creators see it on your campaigns." />
        <CardBody className="grid grid-cols-1 gap-5">
          <PublicFields form={form} />
        </CardBody>
      </Card>
      <Card>
        <CardHeader
          title="Billing details"
          note="Printed on every receipt, earlier ones included. Creators don’t see them."
        />
        <CardBody className="grid grid-cols-1 gap-5 sm:grid-cols-2">
          <BillingFields form={form} />
        </CardBody>
      </Card>
      <Button type="submit" className="justify-self-start max-sm:w-full" isBusy={form.isSaving}>
        {form.isSaving ? 'Saving...' : 'Save changes'}
      </Button>
    </Form>
  )
}

function PublicFields({ form }: { readonly form: BrandFormState }) {
  const { draft, change, problems } = form
  return (
    <>
      <Logo form={form} />
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <Field label="Brand name" error={problems.name}>
          <Input
            autoComplete="organization"
            value={draft.name}
            onChange={(event) => change({ name: event.target.value })}
          />
        </Field>
        <Field label="Website" error={problems.website}>
          <Input
            type="url"
            inputMode="url"
            placeholder="https://"
            autoComplete="url"
            value={draft.website}
            onChange={(event) => change({ website: event.target.value })}
          />
        </Field>
      </div>
    </>
  )
}

function Logo({ form }: { readonly form: BrandFormState }) {
  const { draft, change, picture } = form
  return (
    <div className="grid gap-1.5">
      <ImageDrop
        label="Logo"
        action={draft.logoUrl === '' ? 'Upload logo' : 'Replace logo'}
        percent={picture.percent}
        onChoose={(file) => void picture.upload(file)}
        className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-control"
      >
        <Avatar name={draft.name} imageUrl={draft.logoUrl || null} className="size-16 text-xl" />
        <p className="min-w-0 flex-1 basis-36 text-sm text-ink-muted">
          JPEG, PNG or WebP, up to {avatarMaxMegabytes} MB. Square looks best.
        </p>
        {draft.logoUrl !== '' && (
          <Button variant="quiet" size="sm" onClick={() => change({ logoUrl: '' })}>
            Remove
          </Button>
        )}
      </ImageDrop>
      <p role="status" className="text-sm text-negative empty:hidden">
        {picture.problem}
      </p>
    </div>
  )
}

function BillingFields({ form }: { readonly form: BrandFormState }) {
  const { draft, change, problems } = form
  return (
    <>
      <Field label="Legal name" error={problems.legalName}>
        <Input
          value={draft.legalName}
          onChange={(event) => change({ legalName: event.target.value })}
        />
      </Field>
      <Field label="Tax ID" hint="VAT or EIN number" error={problems.taxNumber}>
        <Input
          value={draft.taxNumber}
          onChange={(event) => change({ taxNumber: event.target.value })}
        />
      </Field>
      <Field label="Address" error={problems.billingAddress} className="sm:col-span-2">
        <Textarea
          rows={3}
          autoComplete="street-address"
          value={draft.billingAddress}
          onChange={(event) => change({ billingAddress: event.target.value })}
        />
      </Field>
    </>
  )
}
