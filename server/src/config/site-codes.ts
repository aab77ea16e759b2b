import type { EnvironmentReader } from '../platform/environment.ts'

/** The codes of TikTok's files, by which it finds that the addresses of an app are its owner's; separated by commas, each once. */
export function readTiktokSiteCodes(env: EnvironmentReader): string[] {
  const name = 'TIKTOK_SITE_VERIFICATION'
  const codes = (env.text(name) ?? '').split(',').flatMap((part) => part.trim() || [])
  if (codes.some((code) => !/^[A-Za-z0-9]{8,64}$/.test(code))) {
    env.problem(
      name,
      'must be the code that follows tiktok-developers-site-verification= in the file',
    )
  }
  return [...new Set(codes)]
}
