import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'

export const countPostsToReviewCall = endpoint({
  name: 'countPostsToReview',
  method: 'GET',
  path: '/api/brand/posts-to-review',
  summary: 'The number of posts that need the brand’s decision',
  access: ['brand'],
  scope: 'submissions:read',
  response: z.object({ count: z.int() }),
})
