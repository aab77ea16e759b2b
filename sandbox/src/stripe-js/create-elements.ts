import type { Appearance } from './appearance.ts'
import type { CardForm } from './card-form.ts'
import type { ApiAccess } from './payment-api.ts'
import { createPaymentElement, type PaymentElement } from './payment-element.ts'

export interface ElementsOptions {
  readonly clientSecret?: string
  readonly appearance?: Appearance
}

export interface Elements {
  readonly clientSecret: string | undefined
  create(type: string): PaymentElement
  getElement(type: string): PaymentElement | null
  update(options: ElementsOptions): void
  fetchUpdates(): Promise<Record<string, never>>
  submit(): Promise<{ error?: unknown; selectedPaymentMethod?: string }>
}

const elementOf = new WeakMap<Elements, PaymentElement>()

/** The card form of these elements, once mounted. */
export function formOf(elements: Elements): CardForm | null {
  return elementOf.get(elements)?.form ?? null
}

export function createElements(access: ApiAccess, options: ElementsOptions): Elements {
  let appearance = options.appearance ?? {}
  const elements: Elements = {
    clientSecret: options.clientSecret,
    create: (type) => {
      if (type !== 'payment') throw new Error(`The sandbox has no "${type}" element.`)
      const { clientSecret } = options
      const element = createPaymentElement({ access, clientSecret, appearance: () => appearance })
      elementOf.set(elements, element)
      return element
    },
    getElement: (type) => (type === 'payment' ? (elementOf.get(elements) ?? null) : null),
    update: (changes) => {
      appearance = changes.appearance ?? appearance
      elementOf.get(elements)?.restyle()
    },
    fetchUpdates: () => Promise.resolve({}),
    submit: () => Promise.resolve(submitResult(formOf(elements))),
  }
  return elements
}

function submitResult(form: CardForm | null) {
  const { error } = form?.read() ?? {}
  return error ? { error } : { selectedPaymentMethod: 'card' }
}
