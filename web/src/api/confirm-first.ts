import { codeOf } from './api-error.ts'

/** Failures after which the user can sign in again and continue where they were. */
const remedied = ['sign-in-too-old', 'not-signed-in'] as const
export type Remedied = (typeof remedied)[number]

type Ask = (code: Remedied) => Promise<boolean>

let ask: Ask | undefined
let open: { readonly code: Remedied; readonly answer: Promise<boolean> } | undefined

/** True on a page with a form, whose input would be lost with it. */
export function hasForm(): boolean {
  return document.querySelector('main form, [role=dialog] form') !== null
}

/** Registers the component that can ask; returns a function that unregisters it. */
export function registerConfirmation(asker: Ask): () => void {
  ask = asker
  return () => {
    if (ask === asker) ask = undefined
  }
}

/** True if the call failed for want of a sign-in, and the user has just signed in or entered the password. */
export async function wasConfirmed(error: unknown): Promise<boolean> {
  const code = remedied.find((each) => each === codeOf(error))
  if (code === undefined || ask === undefined) return false
  if (open === undefined) {
    const answer = ask(code).finally(() => {
      open = undefined
    })
    open = { code, answer }
  }
  // Concurrent calls share one prompt. The prompt's own calls fail with another code and must not
  // wait for it.
  return open.code === code && (await open.answer)
}
