import { readCardFields } from './card-fields.ts'
import { countryNames } from './country-names.ts'
import { createField, type Field } from './field.ts'
import type { StripeJsError } from './payment-api.ts'
import { createTestCardHints } from './test-card-hints.ts'

export interface CardForm {
  readonly root: HTMLElement
  /** The confirm call's fields, or the first error, whose field gets the focus. */
  read(): { fields: Record<string, string>; error?: StripeJsError }
  setBusy(isBusy: boolean): void
  focus(): void
  clear(): void
}

interface FormEvents {
  onChange(change: Record<string, unknown>): void
  emit(event: string): void
}

/** Card number, expiry, security code and country, as plain labelled inputs. */
export function createCardForm(events: FormEvents): CardForm {
  const fields = createFields()
  const all = Object.values(fields)
  const country = createCountry()
  const root = document.createElement('div')
  root.className = 'sandbox-card'
  const hints = createTestCardHints((number) => fill(fields, number))
  root.append(...all.map((field) => field.root), country.root, hints)

  root.addEventListener('input', () => events.onChange(describe(fields)))
  root.addEventListener('focusin', () => events.emit('focus'))
  root.addEventListener('focusout', () => events.emit('blur'))
  return {
    root,
    read: () => readForm(fields, country.select.value),
    setBusy: (isBusy) => {
      for (const field of all) field.input.readOnly = isBusy
    },
    focus: () => fields.number.input.focus(),
    clear: () => {
      for (const field of all) field.set('')
      events.onChange(describe(fields))
    },
  }
}

type Fields = Readonly<Record<'number' | 'expiry' | 'cvc', Field>>

function createFields(): Fields {
  return {
    number: createField({
      name: 'number',
      label: 'Card number',
      placeholder: '1234 1234 1234 1234',
      autocomplete: 'cc-number',
      format: (digits) => digits.slice(0, 19).replace(/(\d{4})(?=\d)/g, '$1 '),
    }),
    expiry: createField({
      name: 'expiry',
      label: 'Expiration date',
      placeholder: 'MM / YY',
      autocomplete: 'cc-exp',
      format: formatExpiry,
    }),
    cvc: createField({
      name: 'cvc',
      label: 'Security code',
      placeholder: 'CVC',
      autocomplete: 'cc-csc',
      format: (digits) => digits.slice(0, 4),
    }),
  }
}

/** A first digit above 1 is a complete month: "7" becomes "07". */
function formatExpiry(digits: string): string {
  const padded = /^[2-9]/.test(digits) ? `0${digits}` : digits
  const [month, year] = [padded.slice(0, 2), padded.slice(2, 4)]
  return year === '' ? month : `${month} / ${year}`
}

function readForm(fields: Fields, country: string) {
  for (const field of Object.values(fields)) field.showError(null)
  const { body, problem } = readCardFields({
    number: fields.number.digits(),
    expiry: fields.expiry.digits(),
    cvc: fields.cvc.digits(),
    country,
  })
  if (!problem) return { fields: body }
  const field = fields[problem.field]
  field.showError(problem.message)
  field.input.focus()
  const { code, message } = problem
  return { fields: {}, error: { type: 'validation_error', code, message } }
}

function describe(fields: Fields): Record<string, unknown> {
  const values = Object.values(fields).map((field) => field.digits())
  const typed = { number: fields.number.digits(), expiry: fields.expiry.digits() }
  const { problem } = readCardFields({ ...typed, cvc: fields.cvc.digits(), country: 'US' })
  return {
    complete: problem === null,
    empty: values.every((value) => value === ''),
    collapsed: false,
    value: { type: 'card' },
  }
}

function fill(fields: Fields, number: string): void {
  fields.number.set(number)
  fields.expiry.set('1234')
  fields.cvc.set('123')
  fields.number.input.dispatchEvent(new Event('input', { bubbles: true }))
}

function createCountry() {
  const root = document.createElement('div')
  root.className = 'sandbox-field sandbox-wide'
  const label = document.createElement('label')
  label.textContent = 'Country'
  const select = document.createElement('select')
  select.id = 'sandbox-card-country'
  label.htmlFor = select.id
  select.name = 'country'
  select.autocomplete = 'billing country'
  select.append(...countryNames.map(([code, name]) => new Option(name, code)))
  root.append(label, select)
  return { root, select }
}
