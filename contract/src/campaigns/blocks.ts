import * as z from 'zod/mini'
import { endpoint, type ResponseOf } from '../endpoint.ts'
import { creatorId, creatorParams } from '../ids.ts'
import { profileLinkMaxLength } from '../limits.ts'
import { acknowledged, paging, reason, search, timestamp } from '../shapes.ts'

/** Or the link of the creator's profile page. */
const handleOrLink = z.string().check(z.trim(), z.minLength(1), z.maxLength(profileLinkMaxLength))

export const blockCreatorCall = endpoint({
  name: 'blockCreator',
  method: 'POST',
  path: '/api/brand/blocks',
  summary: 'Block a creator from your campaigns; approved posts keep earning',
  access: ['brand'],
  scope: 'submissions:review',
  refusals: ['creator-not-found'],
  /** The creator by either of the two; a handle can change. */
  body: z
    .strictObject({
      creatorId: z.optional(creatorId),
      handle: z.optional(handleOrLink),
      reason,
    })
    .check(
      z.refine((body) => (body.creatorId === undefined) !== (body.handle === undefined), {
        message: 'Name the creator by creatorId or by handle',
        path: ['creatorId'],
      }),
    ),
  response: acknowledged,
})

export const unblockCreatorCall = endpoint({
  name: 'unblockCreator',
  method: 'DELETE',
  path: '/api/brand/blocks/{id}',
  summary: 'Unblock a creator, by their id',
  access: ['brand'],
  scope: 'submissions:review',
  refusals: ['creator-not-found'],
  params: creatorParams,
  response: acknowledged,
})

export const listBlocksCall = endpoint({
  name: 'listBlocks',
  method: 'GET',
  path: '/api/brand/blocks',
  summary: 'The creators you blocked, latest first',
  access: ['brand'],
  scope: 'submissions:read',
  query: z.strictObject({
    /** Searches the name and the username. */
    search,
    ...paging,
  }),
  response: z.array(
    z.object({
      id: creatorId,
      displayName: z.string(),
      handle: z.string(),
      avatarUrl: z.nullable(z.string()),
      /** In the brand’s own words, for itself alone. */
      reason: z.string(),
      blockedAt: timestamp,
    }),
  ),
})
export type BlockedCreator = ResponseOf<typeof listBlocksCall>[number]
