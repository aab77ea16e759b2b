/** Views rise fast, then flatten: a share of the final count that depends on the age in days. */
export function viewsAt(post: { finalViews: number }, at: Date, publishedAt: Date): number {
  const days = Math.max((at.getTime() - publishedAt.getTime()) / 86_400_000, 0)
  return Math.round(post.finalViews * (1 - Math.exp(-days / 5)))
}
