import { worthOf } from './facts.ts'
import type { Scene } from './scene.ts'
import type { Seen, SeenPost } from './shown.ts'

/** What was done last, and what everyone could read before. */
export interface Moment {
  readonly scene: Scene
  readonly before: Seen
  readonly seen: Seen
  readonly isQuiet: boolean
}

/** Complaints in words with their amounts; none where the sentence is true. */
export type Sentence = (moment: Moment) => string[]

export function dollars(cents: number): string {
  return `$${(cents / 100).toFixed(2)}`
}

export function isEarning({ status }: Pick<SeenPost, 'status'>): boolean {
  return ['approved', 'locked', 'paid'].includes(status)
}

/** The submissions of each post at its platform. */
export function videosOf({ posts }: Seen): SeenPost[][] {
  const byVideo = new Map<string, SeenPost[]>()
  for (const page of posts) {
    byVideo.set(page.videoId, [...(byVideo.get(page.videoId) ?? []), page])
  }
  return [...byVideo.values()]
}

export function worthOfPages(scene: Scene, pages: readonly SeenPost[]): number {
  return Math.max(...pages.map((page) => worthOf(page, scene.facts.of(page))))
}

export function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0)
}
