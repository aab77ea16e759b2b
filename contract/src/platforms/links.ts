import type { Platform } from '../enums.ts'
import { instagramLinks } from './instagram.ts'
import type { PlatformLinks } from './link-forms.ts'
import { tiktokLinks } from './tiktok.ts'
import { xLinks } from './x.ts'
import { youtubeLinks } from './youtube.ts'

/** Every common form of links; sources: yt-dlp's patterns, what apps share, and the platforms' pages for authors. */
export const platformLinks: Readonly<Record<Platform, PlatformLinks>> = {
  tiktok: tiktokLinks,
  instagram: instagramLinks,
  youtube: youtubeLinks,
  x: xLinks,
}
