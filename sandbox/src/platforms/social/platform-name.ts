import { type Platform, platforms } from '@permille/contract/enums'
import { platformFacts } from '@permille/contract/platforms'
import { platformLinks } from '@permille/contract/platforms/links'

export function isPlatformName(value: unknown): value is Platform {
  return (platforms as readonly unknown[]).includes(value)
}

export function isUsername(platform: Platform, text: string): boolean {
  return platformFacts[platform].username.test(text)
}

export function isPostId(platform: Platform, text: string): boolean {
  return platformLinks[platform].postId.test(text)
}
