import { randomUUID } from 'node:crypto'

export const password = 'a-long-way-to-the-sea'

/** A new person per journey, so that journeys can run in parallel in one product. */
export interface Person {
  readonly displayName: string
  readonly email: string
}

export function newPerson(kind: string): Person {
  const tag = randomUUID().slice(0, 8)
  return { displayName: `${kind} ${tag}`, email: `${kind.toLowerCase()}-${tag}@example.test` }
}
