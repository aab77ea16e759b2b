interface Waiting {
  readonly id: string
}

interface Neighbours {
  readonly previous: Waiting | undefined
  readonly next: Waiting | undefined
}

/** The post before and after this one; after one that no longer waits comes the first that does. */
export function neighboursOf(id: string, waiting: readonly Waiting[]): Neighbours {
  const place = waiting.findIndex((submission) => submission.id === id)
  return { previous: waiting[place - 1], next: waiting[place + 1] }
}
