import { codeOf } from './api-error.ts'

type Ask = () => Promise<boolean>

let ask: Ask | undefined
let asked: Promise<boolean> | undefined

/** Whoever can ask for the password says so; returns how to take it back. */
export function answerConfirmations(asker: Ask): () => void {
  ask = asker
  return () => {
    if (ask === asker) ask = undefined
  }
}

/** True when the server wants the password first, and the person has just entered it. */
export async function wasConfirmed(error: unknown): Promise<boolean> {
  if (codeOf(error) !== 'sign-in-too-old' || ask === undefined) return false
  // Two calls at once are asked for once.
  asked ??= ask().finally(() => {
    asked = undefined
  })
  return await asked
}
