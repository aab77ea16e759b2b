import { isolate } from '@permille/contract/input/isolate'
import { utcTime } from '@permille/contract/notifications/moments'
import { memberPages } from '@permille/contract/pages'
import type { KeyFacts, KeyNews } from '#features/keys/public.ts'
import { KeyMail, type KeyMailProps } from './key-mail.tsx'
import { renderMail } from './render-mail.ts'
import type { WrittenMail } from './written-mail.ts'

/** To whoever stands behind the key. */
export async function writeKeyNews(
  facts: KeyFacts,
  { what, appUrl }: { what: KeyNews['what']; appUrl: string },
): Promise<WrittenMail> {
  const words = wordsOf(facts)[what]
  const url = facts.brandId && `${appUrl}${memberPages.developers}?brand=${facts.brandId}`
  const mail: KeyMailProps = { displayName: facts.displayName, ...words, url }
  return {
    kind: 'security',
    userId: facts.userId,
    toAddress: facts.toAddress,
    subject: words.title,
    ...(await renderMail(<KeyMail {...mail} />)),
    secret: null,
  }
}

type Words = Pick<KeyMailProps, 'title' | 'text'>

function wordsOf(facts: KeyFacts): Readonly<Record<KeyNews['what'], Words>> {
  const { name, brandName, expiresAt, lastNetwork } = facts
  const key = `The API key “${isolate(name)}”`
  const owner = brandName === null ? 'this installation' : isolate(brandName)
  return {
    ends: {
      title: `${key} ends soon`,
      text: `${key} of ${owner} ends on ${expiresAt === null ? 'its last day' : utcTime(expiresAt)}. Programs that call with it are refused from then on. Rotate it before: the new key has the same rights.`,
    },
    'passed-on': {
      title: `${key} is now in your name`,
      text: `Whoever stood behind it has left ${owner}, or may no longer manage its keys. ${key} goes on working, in your name. Revoke it if you do not know what uses it.`,
    },
    'new-network': {
      title: `${key} was used from a new network`,
      text: `${key} of ${owner} was used from ${lastNetwork ?? 'a network'}, for the first time. If that was not one of your own systems, revoke the key at once.`,
    },
  }
}
