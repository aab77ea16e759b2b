import { searchMaxLength } from '@permille/contract/limits'

export interface UrlReader {
  /** Returns the trimmed value, cut to a sensible length; empty if the URL does not name it. */
  readonly read: (name: string) => string
  /** Returns the word that the URL names among these, if any. */
  readonly choose: <Word extends string>(name: string, words: readonly Word[]) => Word | undefined
}

/** Reads filters from a URL; ignores unknown values. */
export function readUrl(params: URLSearchParams): UrlReader {
  return {
    read: (name) => params.get(name)?.trim().slice(0, searchMaxLength) ?? '',
    choose: (name, words) => words.find((word) => word === params.get(name)),
  }
}

/** True if any of these filters is chosen. */
export function isAnyChosen(filters: object): boolean {
  return Object.values(filters).some(Boolean)
}

type Texts = Readonly<Record<string, string>>

/**
 * Returns the URL's parameters with some filters changed. An empty or usual value removes the
 * filter; so does "all", which means no choice, except in a search.
 */
export function withFilters(params: URLSearchParams, changes: Texts, usual: Texts = {}) {
  const next = new URLSearchParams(params)
  for (const [name, value] of Object.entries(changes)) {
    const isUsual = value === (usual[name] ?? (name === 'search' ? '' : 'all'))
    if (value === '' || isUsual) next.delete(name)
    else next.set(name, value)
  }
  return next
}
