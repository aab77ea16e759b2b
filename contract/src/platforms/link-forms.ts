export type Named = Readonly<Record<string, string>>

/** One form of a post's link. A short link names a post that only the platform knows. */
export interface PostForm {
  readonly hosts: readonly string[]
  readonly path: RegExp
  readonly query?: RegExp
  readonly kind: 'id' | 'short-link'
  /** Builds the canonical URL that a post is stored under from the named groups of `path` and `query`. */
  canonical(named: Named): string
  /** The id, where it is not in the group of that name. */
  id?(named: Named): string
}

/** How a platform's posts and profiles are linked to. */
export interface PlatformLinks {
  /** The platform's own domains, those of its short links included. */
  readonly domains: readonly string[]
  readonly postForms: readonly PostForm[]
  readonly postId: RegExp
  /** The URL that people share. */
  postUrl(post: { username: string; id: string }): string
  readonly profileHost: RegExp
  /** The path of a profile, with its name as the group `name`. */
  readonly profilePath: RegExp
}
