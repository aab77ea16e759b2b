import * as z from 'zod/mini'

/** Who of a brand did something, as its people and its keys read it. */
export const nameToBrand = z
  .nullable(z.string())
  .check(
    z.describe(
      'Who of the brand did it; with a key, whoever stood behind it. Null if nobody of the brand did, and to the person who did it; an API key reads every name.',
    ),
  )
export const keyToBrand = z
  .nullable(z.string())
  .check(
    z.describe('The name of the API key that did it; null without one, and outside the brand.'),
  )
