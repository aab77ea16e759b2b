import { isolate } from '@permille/contract/input/isolate'
import { toCents } from '@permille/contract/money'
import { type Browser, chromium, type Page } from '@playwright/test'
import type { ReactElement } from 'react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { requireChromium } from '../../../../../scripts/find-chromium.mjs'
import { AccountChangeMail } from './account-change-mail.tsx'
import { AccountDeletionMail } from './account-deletion-mail.tsx'
import { DigestMail } from './digest-mail.tsx'
import { EmailProofMail } from './email-proof-mail.tsx'
import { InvitationMail } from './invitation-mail.tsx'
import { KeyMail } from './key-mail.tsx'
import { AnswerMail, ArrivedMail, SupportMail } from './message-mails.tsx'
import { NotificationMail } from './notification-mail.tsx'
import { PasswordLinkMail } from './password-link-mail.tsx'
import { renderMail } from './render-mail.ts'
import { OperatorMail } from './write-operator-mail.tsx'

const appUrl = 'https://permille.test'
const supportAddress = 'help@permille.test'
const url = `${appUrl}/invite/${'x'.repeat(43)}`

const names = [
  'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
  `${'عبدالرحمن'.repeat(8)} (2)`,
  'Acme אבי 24!',
  'Żo\u0308ë 👩‍🚀 (2)',
]

function templatesFor(name: string): readonly [string, ReactElement][] {
  const to = { displayName: name, appUrl }
  const words = isolate(name)
  const lines = [1, 2, 3].map((n) => ({ title: `Post ${n} for ${words}`, url: `${appUrl}/${n}` }))
  return [
    [
      'news',
      <NotificationMail key="1" {...to} title={`Paid: ${words}`} text="It is paid." url={appUrl} />,
    ],
    ['a digest', <DigestMail key="2" {...to} title="3 posts" lines={lines} moreCount={2} />],
    [
      'a change of account',
      <AccountChangeMail
        key="3"
        displayName={name}
        thing="password"
        at="2026-01-01"
        supportAddress={supportAddress}
      />,
    ],
    [
      'a key',
      <KeyMail key="k" displayName={name} title={words} text={words} url={appUrl} button={words} />,
    ],
    [
      'a deletion',
      <AccountDeletionMail
        key="7"
        displayName={name}
        givenUpCents={toCents(320)}
        at="2026-01-01"
        supportAddress={supportAddress}
      />,
    ],
    ['an alarm', <OperatorMail key="o" subject={words} text={words} url={url} />],
    [
      'a message to the operator',
      <SupportMail
        key="8"
        title="Message about: money"
        senderName={name}
        senderEmail="mira@permille.test"
        text={`Hello\n\n${name}`}
        url={url}
      />,
    ],
    ['a message that arrived', <ArrivedMail key="9" displayName={name} isVisitor={false} />],
    [
      'an answer',
      <AnswerMail
        key="10"
        question={name}
        askedAt={new Date()}
        answer="On Monday"
        supportAddress={supportAddress}
      />,
    ],
    ['a lost password', <PasswordLinkMail key="6" displayName={name} url={url} />],
    [
      'an invitation',
      <InvitationMail
        key="4"
        invitedAs="brand"
        brandName={name}
        url={url}
        supportAddress={supportAddress}
      />,
    ],
  ]
}

/** To an address that may be someone else's. */
const nobodysWords: readonly [string, ReactElement][] = [
  ['a proof of an address', <EmailProofMail key="5" url={url} />],
  ['a lost password', <PasswordLinkMail key="6" displayName={null} url={url} />],
  ['a message that arrived', <ArrivedMail key="9" displayName={null} isVisitor />],
]

const mails = names.flatMap((name) =>
  templatesFor(name).map(([what, mail]) => ({ what, name, mail })),
)

interface Seen {
  readonly width: number
  readonly isDark: boolean
  /** Texts with a contrast below 4.5:1. */
  readonly faint: readonly string[]
}

/** Runs in the page. */
const look = `(() => {
  const channels = (color) => (color.match(/[\\d.]+/g) ?? []).map(Number)
  const luminanceOf = (color) => {
    const [r = 0, g = 0, b = 0] = channels(color).map((channel) =>
      channel / 255 <= 0.04045 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4,
    )
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
  const groundOf = (element) => {
    if (element === null) return 'rgb(255, 255, 255)'
    const { backgroundColor } = getComputedStyle(element)
    return channels(backgroundColor)[3] === 0 ? groundOf(element.parentElement) : backgroundColor
  }
  const elements = [...document.body.querySelectorAll('h1, p, a')]
  const faint = elements.flatMap((element) => {
    const lights = [getComputedStyle(element).color, groundOf(element)].map(luminanceOf)
    const contrast = (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05)
    return contrast >= 4.5 ? [] : [element.innerText + ': ' + contrast.toFixed(1)]
  })
  const grounds = elements.map((element) => luminanceOf(groundOf(element.closest('table'))))
  const { scrollWidth: width } = document.documentElement
  return { width, faint, isDark: Math.max(...grounds) < 0.1 }
})()`

let browser: Browser
let page: Page
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: requireChromium(), args: ['--no-sandbox'] })
  page = await browser.newPage({ viewport: { width: 390, height: 844 } })
})
afterAll(() => browser.close())

test.each(mails)(
  '$what with “$name” is readable on a phone, in light and dark',
  async ({ name, mail }) => {
    const { html, text } = await renderMail(mail)

    await expectReadable(html)
    expect(text).toContain(isolate(name))
    expect(text.replaceAll(isolate(name), '')).not.toContain(name)
  },
)

test.each(nobodysWords)('%s without names is readable as well', async (_what, mail) => {
  const { html, text } = await renderMail(mail)

  await expectReadable(html)
  expect(text).toContain('Hello,')
})

async function expectReadable(html: string): Promise<void> {
  const seen: Seen[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.setContent(html)
    seen.push(await page.evaluate<Seen>(look))
  }

  const [light, dark] = seen
  expect(seen.map(({ width }) => width)).toEqual([390, 390])
  expect(seen.flatMap(({ faint }) => faint)).toEqual([])
  expect(light?.isDark).toBe(false)
  expect(dark?.isDark).toBe(true)
}
