/**
 * Returns the name of a submission: its post's title, or a placeholder if the platform gave none.
 */
export function titleOf(title: string | null): string {
  return title ?? 'Untitled Submission'
}
