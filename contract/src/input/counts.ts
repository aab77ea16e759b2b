import { readTypedCount } from './numbers.ts'

/** Returns why a text is not a count from 0 up; undefined for one and for no text. */
export function countProblem(typed: string): string | undefined {
  const isFine = typed.trim() === '' || readTypedCount(typed) >= 0
  return isFine ? undefined : 'Enter a whole number, such as 12500'
}

/** Returns a count that is not typed as 12500 as it is understood, so that the person sees it before it counts. */
export function countReadBack(typed: string): string | undefined {
  const count = readTypedCount(typed)
  const isPlain = /^\d*$/.test(typed.trim())
  return isPlain || !(count >= 0) ? undefined : `That is ${count.toLocaleString('en-US')}`
}
