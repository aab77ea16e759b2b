/** X renames "tweet" to "post" throughout: as `tweet` it takes both, as its newest client needs, and as `post` only the new ones. */
export const xFieldNames = ['tweet', 'post'] as const
export type XFieldNames = (typeof xFieldNames)[number]
