/** X renames "tweet" to "post" throughout; an app uses one or the other. */
export const xFieldNames = ['tweet', 'post'] as const
export type XFieldNames = (typeof xFieldNames)[number]
