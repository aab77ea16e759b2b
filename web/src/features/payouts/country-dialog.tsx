import { type PayoutCountry, readPayoutCountriesCall } from '@permille/contract/payouts/payouts'
import { countries } from '@permille/contract/reference-lists'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryOf } from '#api/query.ts'
import { errorToast } from '#api/use-action.ts'
import { Field } from '#ui/controls/field.tsx'
import { Form } from '#ui/controls/form.tsx'
import { Select } from '#ui/controls/select.tsx'
import { FormDialog } from '#ui/overlays/action-dialog.tsx'
import { toast } from '#ui/overlays/toast.ts'
import { useLinkPayoutAccount } from './use-link-payout-account.ts'

interface CountryDialogProps {
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
  /** Chosen in an earlier, unfinished attempt; it can no longer be changed. */
  readonly knownCountry: string | null
}

/** Offered until the server has sent the countries that cannot be paid. */
const allCountries = countries.map((country) => ({ ...country, problem: null }))

export function CountryDialog({ isOpen, onOpenChange, knownCountry }: CountryDialogProps) {
  const [country, setCountry] = useState(knownCountry ?? '')
  const [isAsked, setIsAsked] = useState(false)
  const linking = useLinkPayoutAccount()
  const { data = allCountries } = useQuery({ ...queryOf(readPayoutCountriesCall), enabled: isOpen })

  function submit() {
    setIsAsked(true)
    if (country !== '') return linking.mutate(country)
    toast(errorToast(countryMissing, 'Country Required'))
  }

  return (
    <FormDialog
      isOpen={isOpen}
      onClose={() => onOpenChange(false)}
      title="Select Your Country"
      description="Choose where your bank account is. The country cannot be changed later."
      label="Continue"
      busyLabel="Connecting..."
      isBusy={linking.isPending}
    >
      {(formId) => (
        <Form id={formId} onSubmit={submit}>
          <Field
            label="Country"
            hint={<Unavailable countries={data} />}
            error={isAsked && country === '' ? countryMissing : undefined}
          >
            <Select
              options={data.map(optionOf)}
              placeholder="Select your country"
              value={country}
              disabled={knownCountry !== null}
              onChange={(event) => setCountry(event.target.value)}
            />
          </Field>
        </Form>
      )}
    </FormDialog>
  )
}

const countryMissing = 'Please select your country to continue'

function optionOf({ code, name, problem }: PayoutCountry) {
  const isDisabled = problem !== null
  return { value: code, label: isDisabled ? `${name} (not available)` : name, isDisabled }
}

/** Lists the countries that cannot be chosen, by reason. */
function Unavailable({ countries: all }: { readonly countries: readonly PayoutCountry[] }) {
  const reasons = [...new Set(all.flatMap(({ problem }) => problem ?? []))]
  return reasons.map((reason) => (
    <span key={reason} className="block">
      {reason}: {nameList.format(all.filter((each) => each.problem === reason).map((e) => e.name))}.
    </span>
  ))
}

const nameList = new Intl.ListFormat('en', { type: 'conjunction' })
