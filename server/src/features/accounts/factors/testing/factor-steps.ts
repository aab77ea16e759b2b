import { Secret, TOTP } from 'otpauth'
import type { Browser } from '#features/accounts/testing/account-setup.ts'

/** What the app on a phone shows now. */
export function codeOf(secret: string): string {
  return TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: Date.now() })
}

/** Turns an authenticator app on. */
export async function addApp(browser: Browser): Promise<{ secret: string; codes: string[] }> {
  const { secret } = (await browser.send('POST', '/api/user/factors/app')).json()
  const code = codeOf(secret)
  const response = await browser.send('POST', '/api/user/factors/app/confirm', { code })
  if (response.statusCode !== 200) throw new Error(response.body)
  return { secret, codes: response.json().recoveryCodes ?? [] }
}
