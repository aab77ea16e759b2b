import type { CookieSerializeOptions } from '@fastify/cookie'

/** `__Host-` binds the cookie to this very host over https (rules §8). */
export function sessionCookieName(isSecure: boolean): string {
  return isSecure ? '__Host-permille_session' : 'permille_session'
}

export function sessionCookieOptions(
  isSecure: boolean,
  maxAgeSeconds?: number,
): CookieSerializeOptions {
  const base = { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure } as const
  return maxAgeSeconds === undefined ? base : { ...base, maxAge: maxAgeSeconds }
}
