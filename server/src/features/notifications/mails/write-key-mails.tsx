import type { BrandId } from '@permille/contract/ids'
import { isolate } from '@permille/contract/input/isolate'
import { utcTime } from '@permille/contract/notifications/moments'
import { memberPages } from '@permille/contract/pages'
import type { KeyFacts, KeyNews } from '#features/keys/public.ts'
import type { LeftBehindFacts } from '#features/teams/public.ts'
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
  const mail = { displayName: facts.displayName, ...words, url, button: 'Review key' }
  return {
    kind: 'security',
    userId: facts.userId,
    toAddress: facts.toAddress,
    subject: words.title,
    ...(await renderMail(<KeyMail {...mail} />)),
    secret: null,
  }
}

/** To the owner, when someone leaves or loses a right who set up what goes on. */
export async function writeLeftBehind(
  { owner, left }: LeftBehindFacts,
  { brandId, appUrl }: { brandId: BrandId; appUrl: string },
): Promise<WrittenMail> {
  const { brandName, displayName, userId, toAddress } = owner
  const who = isolate(left.displayName)
  const brand = isolate(brandName)
  const change = left.isMember
    ? `${who} may no longer make everything that they set up for ${brand}.`
    : `${who} is no longer in ${brand}, and had set up things for it.`
  const list = [
    ...left.keys.map(({ name }) => `the API key “${isolate(name)}”`),
    ...left.webhooks.map(({ name }) => `the webhook “${isolate(name)}”`),
    ...left.reportLinks.map(({ name }) => `the report link “${isolate(name)}”`),
  ].join('; ')
  const title = `What ${who} set up for ${brand} goes on`
  const text = `${change} They may still know its secrets. This goes on working: ${list}. End under Team what you do not need.`
  const url = `${appUrl}${memberPages.team}?brand=${brandId}`
  return {
    kind: 'security',
    userId,
    toAddress,
    subject: title,
    ...(await renderMail(
      <KeyMail
        displayName={displayName}
        title={title}
        text={text}
        url={url}
        button="Review what goes on"
      />,
    )),
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
