import type { APIRequestContext } from '@playwright/test'

interface Listed {
  readonly id: string
  readonly name?: string
  readonly status?: string
}

/**
 * Returns the page of the first item of one of the person's lists, or of the first that matches.
 */
export function firstOf(
  list: string,
  page: (id: string) => string,
  isWanted: (listed: Listed) => boolean = () => true,
) {
  return async (person: APIRequestContext): Promise<string> => {
    const response = await person.get(list)
    const listed: Listed[] = await response.json()
    const first = listed.find(isWanted)
    if (first === undefined) throw new Error(`${list} has no matching item`)
    return page(first.id)
  }
}

/** An id that nothing uses. */
export const noSuchId = '00000000-0000-4000-8000-000000000000'
