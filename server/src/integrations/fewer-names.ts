import { type CountMore, PlatformUnavailable } from './social-platform.ts'

/** The names of fields that a call asks for: all that is shown, and those that payment and proof need. */
interface NameLists {
  readonly all: string
  readonly needed: string
}

/** Until it is asked for everything again: a name that came back is found within the hour. */
const fewerSeconds = 3600
/** Where fewer names did not help, the next posts of a refused batch are not asked for twice each. */
const noHelpSeconds = 60

/** Whether the platform refused how we asked, which says nothing about any post. */
export function isRequestRefused(error: unknown): error is PlatformUnavailable {
  return error instanceof PlatformUnavailable && error.trouble === 'request'
}

/**
 * Asks for everything, and once more for what is needed where the platform refuses the whole call: one name that it no longer knows
 * must cost no reading. What helped is remembered for an hour, in this process alone: another finds out on its own.
 */
export function createAsking({ all, needed }: NameLists) {
  let neededUntilMs = 0
  let noHelpUntilMs = 0
  return async <Body>(
    call: (names: string) => Promise<Body>,
    countMore?: CountMore | undefined,
  ): Promise<Body> => {
    if (Date.now() < neededUntilMs) return call(needed)
    try {
      return await call(all)
    } catch (error) {
      if (!isRequestRefused(error) || Date.now() < noHelpUntilMs) throw error
      await countMore?.()
      const body = await call(needed).catch((refused: unknown) => {
        noHelpUntilMs = Date.now() + noHelpSeconds * 1000
        throw refused
      })
      neededUntilMs = Date.now() + fewerSeconds * 1000
      return body
    }
  }
}
