import type { Platform } from '../enums.ts'

/** What the paid number counts, in one sentence. */
export const viewMeanings: Readonly<Record<Platform, string>> = {
  tiktok: 'TikTok counts a view each time the video starts to play.',
  instagram:
    'Instagram counts each time the reel plays, replays included; views from ads do not count.',
  youtube: 'YouTube counts each play from its first frame, including automatic plays.',
  x: 'X counts each time the post is displayed to someone.',
}
