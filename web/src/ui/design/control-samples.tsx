import { useState } from 'react'
import { Button } from '../controls/button.tsx'
import type { ButtonVariant } from '../controls/button-classes.ts'
import { Checkbox } from '../controls/checkbox.tsx'
import { CopyButton } from '../controls/copy-button.tsx'
import { Field } from '../controls/field.tsx'
import { Input } from '../controls/input.tsx'
import { PasswordInput } from '../controls/password-input.tsx'
import { SearchInput } from '../controls/search-input.tsx'
import { Segmented } from '../controls/segmented.tsx'
import { Select } from '../controls/select.tsx'
import { Switch } from '../controls/switch.tsx'
import { Textarea } from '../controls/textarea.tsx'

const variants: readonly ButtonVariant[] = ['primary', 'secondary', 'quiet', 'danger']
const fruits = ['Apple', 'Pear', 'Quince'].map((name) => ({ value: name, label: name }))

export function ControlSamples() {
  return (
    <>
      {variants.map((variant) => (
        <div key={variant} className="flex flex-wrap items-center gap-2">
          <Button variant={variant} size="sm">
            Small
          </Button>
          <Button variant={variant}>Medium</Button>
          <Button variant={variant} size="lg">
            Large
          </Button>
          <Button variant={variant} disabled>
            Disabled
          </Button>
          <Button variant={variant} isBusy>
            Saving...
          </Button>
        </div>
      ))}
      <SegmentedSample />
      <CopyButton text="Copied from the design page" label="Copy" />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Name" hint="As it is on your card">
          <Input placeholder="Ada Lovelace" />
        </Field>
        <Field label="Amount" error="At least $1.00">
          <Input prefix="$" defaultValue="0.20" inputMode="decimal" />
        </Field>
        <Field label="Fruit">
          <Select options={fruits} placeholder="Choose one" defaultValue="" />
        </Field>
        <Field label="Password">
          <PasswordInput placeholder="Choose a strong password" />
        </Field>
        <Field label="Not now">
          <Input disabled value="Disabled" readOnly />
        </Field>
        <Field label="Requirements">
          <Textarea placeholder="What a post must show" />
        </Field>
        <div className="grid content-start gap-2">
          <SearchInput label="Search" placeholder="Search" value="" onSearch={() => undefined} />
          <Checkbox label="Remember me" defaultChecked />
          <Checkbox label="Not chosen" />
          <Switch label="On" defaultChecked />
          <Switch label="Off" />
        </div>
      </div>
    </>
  )
}

function SegmentedSample() {
  const [size, setSize] = useState('M')
  const options = ['S', 'M', 'L'].map((value) => ({ value, label: `Size ${value}` }))
  return (
    <div className="flex">
      <Segmented label="Size" options={options} value={size} onChange={setSize} />
    </div>
  )
}
