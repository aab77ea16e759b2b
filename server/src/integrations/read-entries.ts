import * as z from 'zod/mini'
import type { PostFacts, ReadPosts } from './social-platform.ts'

/**
 * Reads the entries of a list one by one, so that an odd one does not cost the others; `isWhole` is false
 * when one could not be read.
 */
export function readEntries<S extends z.ZodMiniType>(
  schema: S,
  list: readonly unknown[] = [],
): { entries: z.output<S>[]; isWhole: boolean } {
  const results = list.map((entry) => z.safeParse(schema, entry))
  return {
    entries: results.flatMap((result) => (result.success ? [result.data] : [])),
    isWhole: results.every((result) => result.success),
  }
}

/**
 * For platforms that leave posts they do not show out of a good answer: an id is absent only if
 * every entry could be read, since an unread one may be it.
 */
export function withAbsent(
  found: readonly PostFacts[],
  { asked, isWhole }: { asked: readonly string[]; isWhole: boolean },
): ReadPosts {
  const absent = isWhole ? asked.map((id) => [id, null] as const) : []
  return new Map<string, PostFacts | null>([
    ...absent,
    ...found.map((post) => [post.externalPostId, post] as const),
  ])
}
