import * as z from 'zod/mini'

export const aDay = 'A day looks like 2026-01-31'

/** In UTC, like the books. */
export const day = z.iso.date(aDay).check(z.refine((text) => text.startsWith('20'), aDay))
