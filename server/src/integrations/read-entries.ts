import * as z from 'zod/mini'
import type { PostFacts, ReadPosts } from './social-platform.ts'

/**
 * Parses the entries of a list one by one, so that a malformed one does not cost the others; `isWhole` is false
 * if one could not be parsed.
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
 * For platforms that omit hidden posts from a successful response: an id is absent only if
 * every entry could be parsed, because a malformed one may be it.
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
