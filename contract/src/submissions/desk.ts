import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'

export const countPostsToReviewCall = endpoint({
  name: 'countPostsToReview',
  method: 'GET',
  path: '/api/brand/posts-to-review',
  summary: 'How many posts wait for the brand’s decision',
  access: ['brand'],
  response: z.object({ count: z.int() }),
})
