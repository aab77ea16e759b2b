import type { APIRequestContext } from '@playwright/test'
import { demoAdmin, demoBrand, demoCreator } from '../people/demo-people.ts'
import { joinAsAgency } from '../people/join-as-agency.ts'
import { joinAsNewBrand } from '../people/join-by-call.ts'
import { createPeopleWithLongNames } from '../people/people-with-long-names.ts'
import { newPerson } from '../people/person.ts'
import { openCalls, registerByCall, signInByCall } from '../people/sign-in-by-call.ts'
import { appUrlOf, type Place } from '../product/place.ts'
import { sandboxAt } from '../product/sandbox.ts'

/** The person viewing a page. */
export type Who =
  | 'visitor'
  | 'brand'
  | 'creator'
  | 'admin'
  | 'new brand'
  | 'agency'
  | 'new creator'
  | 'brand with long names'
  | 'creator with long names'

export interface Viewers {
  person(who: Who): Promise<APIRequestContext>
}

/** Signs each person in once per worker, on first use. */
export function viewersOf(place: Place): Viewers {
  const known = new Map<string, Promise<unknown>>()
  const once = <Value>(key: string, make: () => Promise<Value>): Promise<Value> => {
    const made = known.get(key) ?? make()
    known.set(key, made)
    return made as Promise<Value>
  }
  const appUrl = appUrlOf(place)
  const longNames = () =>
    once('people with long names', () => createPeopleWithLongNames(appUrl, sandboxAt(place)))
  const makers: Readonly<Record<Who, () => Promise<APIRequestContext>>> = {
    visitor: () => openCalls(appUrl),
    brand: () => signInByCall(appUrl, demoBrand),
    creator: () => signInByCall(appUrl, demoCreator),
    admin: () => signInByCall(appUrl, demoAdmin),
    'new brand': () => joinAsNewBrand(appUrl),
    agency: () => joinAsAgency(appUrl),
    'new creator': () => registerByCall(appUrl, newPerson('Creator')),
    'brand with long names': async () => (await longNames()).brand,
    'creator with long names': async () => (await longNames()).creator,
  }
  return { person: (who) => once(who, makers[who]) }
}
