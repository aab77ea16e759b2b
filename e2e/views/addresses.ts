import type { APIRequestContext } from '@playwright/test'

interface Listed {
  readonly id: string
}

/** The page of the first thing that a list of the person's answers with. */
export function firstOf(list: string, page: (id: string) => string) {
  return async (person: APIRequestContext): Promise<string> => {
    const answer = await person.get(list)
    const [first]: Listed[] = await answer.json()
    if (first === undefined) throw new Error(`${list} is empty`)
    return page(first.id)
  }
}

/** An id that nothing has. */
export const noSuchId = '00000000-0000-4000-8000-000000000000'
