import * as z from 'zod/mini'
import { brandId } from '../ids.ts'
import { brandRoles, scopes } from '../teams/scopes.ts'

/** What the browser knows of a person's place in the brand they act for. */
export const actingBrand = z.object({
  id: brandId,
  role: z.enum(brandRoles),
  /** How many brands they belong to. */
  count: z.int(),
  /** The rights that the role lacks. */
  lacks: z.array(z.enum(scopes)),
  /** It is suspended: its people change nothing. */
  isReadOnly: z.boolean(),
})
