import * as z from 'zod/mini'
import { submissionStatuses } from '../enums.ts'
import { timestamp } from '../shapes.ts'

/** Every status that a submission had, with who changed it and why. */
export const timeline = z.array(
  z.object({
    at: timestamp,
    from: z.nullable(z.enum(submissionStatuses)),
    to: z.enum(submissionStatuses),
    actor: z.enum(['creator', 'brand', 'admin', 'system']),
    /** Someone else of the reader’s brand; null for the reader and everyone outside it. */
    by: z.nullable(z.string()),
    /** To its brand, the API key that did it; `by` is then whoever stood behind it. */
    key: z.nullable(z.string()),
    note: z.nullable(z.string()),
  }),
)
