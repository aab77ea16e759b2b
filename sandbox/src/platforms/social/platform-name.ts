export const platformNames = ['tiktok', 'instagram', 'youtube', 'x'] as const
export type PlatformName = (typeof platformNames)[number]

export const platformTitles: Readonly<Record<PlatformName, string>> = {
  tiktok: 'TikTok',
  instagram: 'Instagram',
  youtube: 'YouTube',
  x: 'X',
}

export function isPlatformName(value: unknown): value is PlatformName {
  return (platformNames as readonly unknown[]).includes(value)
}

/** The platforms' own rules for a username and for the id in a post's URL. */
const usernamePatterns: Readonly<Record<PlatformName, RegExp>> = {
  tiktok: /^[\w.]{1,40}$/,
  instagram: /^[\w.]{1,40}$/,
  youtube: /^[\p{L}\p{N}_.·-]{1,40}$/u,
  x: /^\w{1,15}$/,
}
const postIdPatterns: Readonly<Record<PlatformName, RegExp>> = {
  tiktok: /^\d{1,20}$/,
  instagram: /^[\w-]{5,64}$/,
  youtube: /^[\w-]{11}$/,
  x: /^[1-9]\d{0,18}$/,
}

export function isUsername(platform: PlatformName, text: string): boolean {
  return usernamePatterns[platform].test(text)
}

export function isPostId(platform: PlatformName, text: string): boolean {
  return postIdPatterns[platform].test(text)
}
