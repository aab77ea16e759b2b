export interface Field {
  readonly root: HTMLElement
  readonly input: HTMLInputElement
  digits(): string
  set(digits: string): void
  showError(message: string | null): void
}

interface FieldOptions {
  readonly name: string
  readonly label: string
  readonly placeholder: string
  readonly autocomplete: AutoFill
  /** Takes only digits; returns the text to show. */
  readonly format: (digits: string) => string
}

/** A labelled input for digits, with its error below. */
export function createField(options: FieldOptions): Field {
  const root = document.createElement('div')
  root.className = `sandbox-field sandbox-${options.name}`
  const input = createInput(options)
  const error = document.createElement('p')
  error.id = `${input.id}-error`
  error.hidden = true
  root.append(createLabel(options.label, input.id), input, error)

  const digits = () => input.value.replace(/\D/g, '')
  const field: Field = {
    root,
    input,
    digits,
    set: (value) => {
      input.value = options.format(value.replace(/\D/g, ''))
    },
    showError: (message) => {
      error.hidden = message === null
      error.textContent = message
      if (message === null) input.removeAttribute('aria-describedby')
      else input.setAttribute('aria-describedby', error.id)
      input.setAttribute('aria-invalid', String(message !== null))
    },
  }
  input.addEventListener('input', (event) => {
    field.showError(null)
    if (isAppending(event, input)) field.set(input.value)
  })
  input.addEventListener('blur', () => field.set(input.value))
  return field
}

/** Formatting while someone deletes or edits in the middle would move the cursor. */
function isAppending(event: Event, input: HTMLInputElement): boolean {
  const isDeletion = (event as InputEvent).inputType?.startsWith('delete') ?? false
  return !isDeletion && input.selectionStart === input.value.length
}

function createInput({ name, placeholder, autocomplete }: FieldOptions): HTMLInputElement {
  const input = document.createElement('input')
  input.id = `sandbox-card-${name}`
  input.name = name
  input.placeholder = placeholder
  input.autocomplete = autocomplete
  input.inputMode = 'numeric'
  input.type = 'text'
  return input
}

function createLabel(text: string, forId: string): HTMLLabelElement {
  const label = document.createElement('label')
  label.htmlFor = forId
  label.textContent = text
  return label
}
