import { type CountMore, PlatformUnavailable } from './social-platform.ts'

/** The fields that a call requests: all that is shown, and those that payment and proof need. */
interface NameLists {
  readonly all: string
  readonly needed: string
}

/** Until everything is requested again: a name that came back is found within the hour. */
const fewerSeconds = 3600
/** If fewer names did not help, the other posts of a refused batch are not requested twice each. */
const noHelpSeconds = 60

/** Whether the platform refused the form of the request, which says nothing about any post. */
export function isRequestRefused(error: unknown): error is PlatformUnavailable {
  return error instanceof PlatformUnavailable && error.trouble === 'request'
}

/**
 * Requests everything, and then only what is needed if the platform refuses the whole call: one name that it no
 * longer knows must cost no reading. The successful form is remembered for an hour, in this process alone.
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
