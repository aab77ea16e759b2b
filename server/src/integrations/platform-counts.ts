import * as z from 'zod/mini'

// An invalid count is unknown. It must not invalidate the rest of the response, which pays the other posts of
// the batch.

/** Counts sent as JSON numbers. */
export const countNumber = z.catch(z.optional(z.int().check(z.minimum(0))), undefined)

/** Counts sent as digit strings, as YouTube does. */
export const countText = z.catch(z.optional(z.string().check(z.regex(/^\d{1,15}$/))), undefined)
