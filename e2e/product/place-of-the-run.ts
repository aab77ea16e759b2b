import type { Place } from './place.ts'

const variable = 'E2E_PLACE'

/** Playwright's workers are separate processes, which inherit the environment. */
export function announcePlace(place: Place): void {
  process.env[variable] = JSON.stringify(place)
}

export function placeOfTheRun(): Place {
  const text = process.env[variable]
  if (text === undefined) throw new Error('No product was started for this run')
  return JSON.parse(text) as Place
}
