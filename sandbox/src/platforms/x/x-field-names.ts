/** X renames "tweet" to "post" throughout; an app speaks one or the other. */
export const xFieldNames = ['tweet', 'post'] as const
export type XFieldNames = (typeof xFieldNames)[number]
