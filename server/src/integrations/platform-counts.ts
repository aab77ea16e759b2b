import * as z from 'zod/mini'

// A count that cannot be one is unknown. It must not make unknown what came in the same answer: the
// other posts of a batch are paid by it.

/** Counts as JSON numbers. */
export const countNumber = z.catch(z.optional(z.int().check(z.minimum(0))), undefined)

/** Counts as strings of digits, as YouTube writes them. */
export const countText = z.catch(z.optional(z.string().check(z.regex(/^\d{1,15}$/))), undefined)
