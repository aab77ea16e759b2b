import { type Appearance, stylesOf } from './appearance.ts'
import { type CardForm, createCardForm } from './card-form.ts'
import { type ApiAccess, retrieveIntent } from './payment-api.ts'

type Listener = (event: Record<string, unknown>) => void

/** The Payment Element's interface; `form` and `restyle` are for this script only. */
export interface PaymentElement {
  readonly form: CardForm | null
  mount(target: string | HTMLElement): void
  unmount(): void
  destroy(): void
  update(options: object): void
  on(event: string, listener: Listener): PaymentElement
  once(event: string, listener: Listener): PaymentElement
  off(event: string, listener?: Listener): PaymentElement
  focus(): void
  blur(): void
  clear(): void
  collapse(): void
  restyle(): void
}

interface ElementContext {
  readonly access: ApiAccess
  readonly clientSecret: string | undefined
  readonly appearance: () => Appearance
}

export function createPaymentElement(context: ElementContext): PaymentElement {
  const listeners = new Map<string, Set<Listener>>()
  const emit = (event: string, details: Record<string, unknown> = {}) => {
    const payload = { elementType: 'payment', ...details }
    for (const listener of listeners.get(event) ?? []) listener(payload)
  }
  const style = document.createElement('style')
  let form: CardForm | null = null

  const element: PaymentElement = {
    get form() {
      return form
    },
    mount: (target) => {
      form ??= createCardForm({ onChange: (change) => emit('change', change), emit })
      element.restyle()
      findTarget(target).replaceChildren(style, form.root)
      void announce(context, emit)
    },
    unmount: () => {
      style.remove()
      form?.root.remove()
    },
    destroy: () => {
      element.unmount()
      listeners.clear()
      form = null
    },
    update: () => undefined,
    on: (event, listener) => {
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener))
      return element
    },
    once: (event, listener) => {
      const onlyOnce: Listener = (details) => {
        element.off(event, onlyOnce)
        listener(details)
      }
      return element.on(event, onlyOnce)
    },
    off: (event, listener) => {
      if (listener) listeners.get(event)?.delete(listener)
      else listeners.delete(event)
      return element
    },
    focus: () => form?.focus(),
    blur: () => (document.activeElement as HTMLElement | null)?.blur(),
    clear: () => form?.clear(),
    collapse: () => undefined,
    restyle: () => {
      style.textContent = stylesOf(context.appearance())
    },
  }
  return element
}

/** Emits `ready` only when the client secret opens a payment. */
async function announce(
  { access, clientSecret }: ElementContext,
  emit: (event: string, details?: Record<string, unknown>) => void,
): Promise<void> {
  const result = clientSecret === undefined ? null : await retrieveIntent(access, clientSecret)
  if (result?.error) emit('loaderror', { error: result.error })
  else emit('ready')
}

function findTarget(target: string | HTMLElement): HTMLElement {
  const found = typeof target === 'string' ? document.querySelector<HTMLElement>(target) : target
  if (!found) throw new Error(`There is no element to mount on: ${String(target)}`)
  return found
}
