import { searchMaxLength } from '@permille/contract/limits'

export interface AddressReader {
  /** What the address says, cut where it is too long to be meant; empty where it says nothing. */
  readonly read: (name: string) => string
  /** Returns the one of these words that the address names, if any. */
  readonly choose: <Word extends string>(name: string, words: readonly Word[]) => Word | undefined
}

/** Reads filters from an address; ignores values that mean nothing. */
export function readAddress(params: URLSearchParams): AddressReader {
  return {
    read: (name) => params.get(name)?.trim().slice(0, searchMaxLength) ?? '',
    choose: (name, words) => words.find((word) => word === params.get(name)),
  }
}

/** True if any of these filters is chosen. */
export function isAnyChosen(filters: object): boolean {
  return Object.values(filters).some((value) => value !== undefined && value !== '')
}

type Texts = Readonly<Record<string, string>>

/**
 * The address with some filters changed. A value that is empty or the usual one leaves it without
 * the filter; so does "all", which every choice has for no choice, but not where it was searched for.
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
