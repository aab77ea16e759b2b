import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { platforms } from '../enums.ts'
import { submissionId } from '../ids.ts'
import { paging, timestamp } from '../shapes.ts'

/** How many of the nine posts of a profile's portfolio can be chosen; its newest ones follow. */
export const featuredMaximum = 6

/** A post as a public profile may show it. */
const showablePost = z.object({
  id: submissionId,
  platform: z.enum(platforms),
  title: z.nullable(z.string()),
  campaignName: z.string(),
  thumbnailUrl: z.nullable(z.string()),
  submittedAt: timestamp,
})
export type ShowablePost = z.output<typeof showablePost>

export const readFeaturedCall = endpoint({
  name: 'readFeatured',
  method: 'GET',
  path: '/api/creator/featured',
  summary: 'The featured posts on your public profile, in order',
  access: ['creator'],
  response: z.array(showablePost),
})

export const listShowableCall = endpoint({
  name: 'listShowable',
  method: 'GET',
  path: '/api/creator/featured/choices',
  summary: 'Your approved posts from verified accounts, newest first; any of them can be featured',
  access: ['creator'],
  query: z.strictObject(paging),
  response: z.array(showablePost),
})

export const chooseFeaturedCall = endpoint({
  name: 'chooseFeatured',
  method: 'PUT',
  path: '/api/creator/featured',
  summary: 'Choose the featured posts on your public profile, in this order',
  access: ['creator'],
  refusals: ['post-not-showable'],
  body: z.strictObject({
    submissionIds: z.array(submissionId).check(
      z.maxLength(featuredMaximum, `Choose at most ${featuredMaximum} posts`),
      z.refine((ids) => new Set(ids).size === ids.length, 'A post is chosen twice'),
    ),
  }),
  response: z.array(showablePost),
})
