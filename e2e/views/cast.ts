import type { APIRequestContext } from '@playwright/test'
import { demoAdmin, demoBrand, demoCreator } from '../people/demo-people.ts'
import { comeBy, registerByCall, signInByCall } from '../people/enter-by-call.ts'
import { joinAsNewBrand } from '../people/join-by-call.ts'
import { newPerson } from '../people/person.ts'
import { inventWordyPeople } from '../people/wordy-people.ts'
import { appUrlOf, type Place } from '../product/place.ts'
import { sandboxAt } from '../product/sandbox.ts'

/** The person who looks at a page. */
export type Who =
  | 'visitor'
  | 'brand'
  | 'creator'
  | 'admin'
  | 'new brand'
  | 'new creator'
  | 'wordy brand'
  | 'wordy creator'

export interface Cast {
  person(who: Who): Promise<APIRequestContext>
}

/** Signs each person in once per worker, on first use. */
export function castOf(place: Place): Cast {
  const known = new Map<string, Promise<unknown>>()
  const once = <Value>(key: string, make: () => Promise<Value>): Promise<Value> => {
    const made = known.get(key) ?? make()
    known.set(key, made)
    return made as Promise<Value>
  }
  const appUrl = appUrlOf(place)
  const wordy = () => once('wordy people', () => inventWordyPeople(appUrl, sandboxAt(place)))
  const makers: Readonly<Record<Who, () => Promise<APIRequestContext>>> = {
    visitor: () => comeBy(appUrl),
    brand: () => signInByCall(appUrl, demoBrand),
    creator: () => signInByCall(appUrl, demoCreator),
    admin: () => signInByCall(appUrl, demoAdmin),
    'new brand': () => joinAsNewBrand(appUrl),
    'new creator': () => registerByCall(appUrl, newPerson('Creator')),
    'wordy brand': async () => (await wordy()).brand,
    'wordy creator': async () => (await wordy()).creator,
  }
  return { person: (who) => once(who, makers[who]) }
}
