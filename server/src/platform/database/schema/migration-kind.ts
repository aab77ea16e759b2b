/**
 * What a migration asks of the releases that still run beside it (decision 130). `expand`: nothing, the release before works
 * as it did. `contract`: that each knows migration `after`, whose release no longer needs what goes.
 */
export type MigrationKind =
  | { readonly kind: 'expand' }
  | { readonly kind: 'contract'; readonly after: string }

/** From the file's first line; null for one of before decision 130, which has no such line. */
export function kindOf(text: string): MigrationKind | null {
  const [firstLine = ''] = text.split('\n', 1)
  if (firstLine === '-- expand') return { kind: 'expand' }
  const after = /^-- contract: after (\d{4})$/.exec(firstLine)?.[1]
  return after === undefined ? null : { kind: 'contract', after }
}

/** An index is built beside traffic only outside of a transaction. */
export function isConcurrent(text: string): boolean {
  return /\bCONCURRENTLY\b/i.test(text.replace(/--.*$/gm, ''))
}
