import { linkPayoutAccountCall } from '@permille/contract/payouts'
import { countries, countriesWithoutPayouts } from '@permille/contract/reference-lists'
import { type FormEvent, useId, useState } from 'react'
import { messageOf, statusOf } from '../../api/api-error.ts'
import { errorToast, useAction } from '../../api/use-action.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Field } from '../../ui/controls/field.tsx'
import { Select } from '../../ui/controls/select.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { toast } from '../../ui/overlays/toast.ts'

interface CountryDialogProps {
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
  /** Chosen in an earlier, unfinished attempt; it can no longer be changed. */
  readonly knownCountry: string | null
}

const options = countries.map(({ code, name }) => ({
  value: code,
  label: countriesWithoutPayouts.has(code) ? `${name} (not available yet)` : name,
  isDisabled: countriesWithoutPayouts.has(code),
}))

export function CountryDialog({ isOpen, onOpenChange, knownCountry }: CountryDialogProps) {
  const [country, setCountry] = useState(knownCountry ?? '')
  const linking = useLinkPayoutAccount()
  const formId = useId()

  function submit(event: FormEvent) {
    event.preventDefault()
    if (country !== '') return linking.mutate(country)
    toast(errorToast('Please select your country to continue', 'Country Required'))
  }

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="Select Your Country"
      description="Choose where your bank account is. The country cannot be changed later."
      actions={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            Cancel
          </Button>
          <Button type="submit" form={formId} isBusy={linking.isPending}>
            {linking.isPending ? 'Connecting...' : 'Continue'}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <Field label="Country">
          <Select
            options={options}
            placeholder="Select your country"
            value={country}
            disabled={knownCountry !== null}
            onChange={(event) => setCountry(event.target.value)}
          />
        </Field>
      </form>
    </Dialog>
  )
}

/** On success, sends the browser to the provider's own page to finish the account. */
function useLinkPayoutAccount() {
  return useAction({
    call: linkPayoutAccountCall,
    request: (country: string) => ({ body: { country } }),
    failed: (error) => errorToast(messageOf(error, failureOf(error))),
    onDone: ({ url }) => location.assign(url),
  })
}

/** The message if the server sends none: the link was refused, or there was no response. */
function failureOf(error: unknown): string {
  return statusOf(error) === undefined
    ? 'Failed to connect Stripe account'
    : 'Failed to create account link'
}
