import { productModules, textOf } from './source-text.ts'

/** Locks outside the one order, each explained in ARCHITECTURE.md. */
const outsideTheOrder: ReadonlySet<string> = new Set([
  'server/src/features/profile/upload-store.ts',
  'server/src/money/books/incremental/progress-store.ts',
])

/** Every statement that waits for a row lock elsewhere than in locks.ts; SKIP LOCKED waits for nothing. */
export function rowLocksElsewhere(): string[] {
  const waiting =
    /\bFOR\s+(?:NO\s+KEY\s+UPDATE|UPDATE|KEY\s+SHARE|SHARE)\b(?!(?:\s+OF\s+\w+)?\s+SKIP\s+LOCKED)/
  return productModules.filter(
    (file) =>
      file.startsWith('server/') &&
      file !== 'server/src/money/locks.ts' &&
      !outsideTheOrder.has(file) &&
      waiting.test(textOf(file)),
  )
}
