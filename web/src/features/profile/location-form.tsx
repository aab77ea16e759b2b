import type { OwnProfile } from '@permille/contract/profile/profile'
import { countries, timezones } from '@permille/contract/reference-lists'
import { useState } from 'react'
import { Button } from '#ui/controls/button.tsx'
import { Field } from '#ui/controls/field.tsx'
import { Form } from '#ui/controls/form.tsx'
import { Select, type SelectOption } from '#ui/controls/select.tsx'
import { citiesOf } from './major-cities.ts'
import { type ProfileChanges, useUpdateProfile } from './use-update-profile.ts'

export function LocationForm({ profile }: { readonly profile: OwnProfile }) {
  const [country, setCountry] = useState(profile.country ?? '')
  const [city, setCity] = useState(profile.city ?? '')
  const [timezone, setTimezone] = useState(profile.timezone ?? '')
  const { save, isSaving, problems } = useUpdateProfile()
  const chooseCountry = (chosen: string) => {
    setCountry(chosen)
    setCity('')
  }
  return (
    <Form
      className="grid grid-cols-1 gap-5 sm:grid-cols-2"
      onSubmit={() => save(changesOf({ country, city, timezone }))}
    >
      <Field label="Country" error={problems.country}>
        <Select
          options={options(countries.map(({ name }) => name))}
          placeholder="Select a country"
          value={country}
          onChange={(event) => chooseCountry(event.target.value)}
        />
      </Field>
      <Field label="City" error={problems.city}>
        <Select
          options={options(citiesOf(country, city))}
          placeholder={country === '' ? 'Select a country first' : 'Select a city'}
          disabled={country === ''}
          value={city}
          onChange={(event) => setCity(event.target.value)}
        />
      </Field>
      <Field label="Timezone" error={problems.timezone} className="sm:col-span-2">
        <Select
          options={options(timezones)}
          placeholder="Select a timezone"
          value={timezone}
          onChange={(event) => setTimezone(event.target.value)}
        />
      </Field>
      <Button type="submit" className="sm:justify-self-start" isBusy={isSaving}>
        {isSaving ? 'Saving...' : 'Save changes'}
      </Button>
    </Form>
  )
}

function options(names: readonly string[]): SelectOption[] {
  return names.map((name) => ({ value: name, label: name }))
}

interface Place {
  readonly country: string
  readonly city: string
  readonly timezone: string
}

/**
 * Returns the changes to save, with null for each field not chosen. The lists contain only values
 * that the contract knows.
 */
function changesOf({ country, city, timezone }: Place): ProfileChanges {
  return {
    country: countries.find(({ name }) => name === country)?.name ?? null,
    city: city || null,
    timezone: timezones.find((name) => name === timezone) ?? null,
  }
}
