/** What a submission is called: its post's title, or a stand-in where the platform gave none. */
export function titleOf(title: string | null): string {
  return title ?? 'Untitled Submission'
}
