import * as z from 'zod/mini'
import { platforms } from '../enums.ts'
import { campaignId, creatorId, submissionId } from '../ids.ts'
import { id } from '../shapes.ts'

/** The path of the call that reads the event's object now; null where none reads one of them alone. */
export const url = z.nullable(z.string())

type Fields = Readonly<Record<string, z.ZodMiniType>>

/** A type of event: when it comes, the call that reads its object now, and what its `data` says beside the two. */
export interface PublicEvent<Shape extends Fields> {
  readonly summary: string
  /** `{id}` is the object's; another name is a field of `data`. Null where no call reads one of them alone. */
  readonly path: string | null
  readonly data: z.ZodMiniObject<{ id: typeof id; url: typeof url } & Shape>
}

export function publicEvent<Shape extends Fields>(of: {
  summary: string
  path: string | null
  fields: Shape
}): PublicEvent<Shape> {
  const { summary, path, fields } = of
  return { summary, path, data: z.object({ id, url, ...fields }) }
}

/** Null once the creator's account is deleted. */
export const creator = z.nullable(
  z.object({ id: creatorId, handle: z.string(), displayName: z.string() }),
)

export const ofCampaign = { campaignId, campaignName: z.string() }

/** The post and who made it; its link, its title and the creator are null once the creator's account is deleted. */
export const ofPost = {
  ...ofCampaign,
  creator,
  platform: z.enum(platforms),
  postUrl: z.nullable(z.string()),
  title: z.nullable(z.string()),
}

/** The same of a fact about a post. */
export const aboutPost = { submissionId, ...ofPost }

/** Who decided: a person of the brand, a key of it, an admin, or a rule. */
export const decidedBy = z.enum(['brand', 'key', 'admin', 'system'])
