import { isolate } from '@permille/contract/input/isolate'

interface Acted {
  /** Someone of the brand; null for the reader and everyone outside it. */
  readonly by: string | null
  /** The API key that acted for them. */
  readonly key: string | null
}

/** Returns who did something for a brand, such as "Zapier (key of Mia)"; undefined where nobody is named. */
export function actorName({ by, key }: Acted): string | undefined {
  if (key === null) return by === null ? undefined : isolate(by)
  return `${isolate(key)} (${by === null ? 'your key' : `key of ${isolate(by)}`})`
}
