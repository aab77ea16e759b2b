import { codeOf } from './api-error.ts'

type Ask = () => Promise<boolean>

let ask: Ask | undefined
let asked: Promise<boolean> | undefined

/**
 * Registers the component that can ask for the password; returns a function that unregisters it.
 */
export function registerConfirmation(asker: Ask): () => void {
  ask = asker
  return () => {
    if (ask === asker) ask = undefined
  }
}

/** True if the server requires the password first and the user has just entered it. */
export async function wasConfirmed(error: unknown): Promise<boolean> {
  if (codeOf(error) !== 'sign-in-too-old' || ask === undefined) return false
  // Concurrent calls share one prompt.
  asked ??= ask().finally(() => {
    asked = undefined
  })
  return await asked
}
