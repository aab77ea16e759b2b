import * as z from 'zod/mini'
import { submissionStatuses } from '../enums.ts'
import { timestamp } from '../shapes.ts'
import { keyToBrand, nameToBrand } from '../teams/names.ts'

/** Every status that a submission had, with who changed it and why. */
export const timeline = z.array(
  z.object({
    at: timestamp,
    from: z.nullable(z.enum(submissionStatuses)),
    to: z.enum(submissionStatuses),
    actor: z.enum(['creator', 'brand', 'admin', 'system']),
    by: nameToBrand,
    key: keyToBrand,
    note: z.nullable(z.string()),
  }),
)
