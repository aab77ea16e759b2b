import { existsSync } from 'node:fs'
import path from 'node:path'
import { root } from '../source-files.mjs'
import { readableFiles, textOf } from './source-text.ts'

/** Returns links in our documents to missing files or headings. */
export function brokenLinks(): string[] {
  return readableFiles
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) =>
      linksIn(textOf(file))
        .filter((link) => !leadsSomewhere(file, link))
        .map((link) => `${file} → ${link}`),
    )
}

/** The folders in which a document may name a module in backticks. */
const moduleRoots = ['', 'server/src/', 'server/src/features/', 'web/src/']

/** Returns modules that ARCHITECTURE.md or CONTRIBUTING.md name but that do not exist. */
export function missingModulesNamed(): string[] {
  return ['ARCHITECTURE.md', 'CONTRIBUTING.md'].flatMap((document) =>
    [...textOf(document).matchAll(/`([\w-]+\/[\w/.-]+\.(?:tsx?|mjs|sql))`/g)]
      .map((match) => match[1] ?? '')
      .filter((named) => !moduleRoots.some((home) => existsSync(path.join(root, home + named))))
      .map((named) => `${document} → ${named}`),
  )
}

/** Returns citations of a chapter of any document but docs/rules.md, or of a missing chapter. */
export function unknownRulesCited(): string[] {
  const home = 'docs/rules.md'
  const chapters = new Set(textOf(home).match(/(?<=^## )§\d+/gm))
  return readableFiles
    .filter((file) => file !== home)
    .flatMap((file) =>
      [...textOf(file).matchAll(/(\S*) ?(§\d+)/g)]
        .filter(([, source, chapter = '']) => !source?.endsWith('rules') || !chapters.has(chapter))
        .map(([citation]) => `${file} → ${citation}`),
    )
}

function linksIn(text: string): string[] {
  const prose = text.replaceAll(/```[\s\S]*?```/g, '')
  return [...prose.matchAll(/\]\(([^()\s]+)\)/g)]
    .map((match) => match[1] ?? '')
    .filter((link) => !/^[a-z]+:/.test(link))
}

function leadsSomewhere(from: string, link: string): boolean {
  const [file = '', heading] = link.split('#')
  const target = file === '' ? from : path.posix.join(path.posix.dirname(from), file)
  if (!existsSync(path.join(root, target))) return false
  return heading === undefined || headingsOf(target).includes(heading)
}

function headingsOf(file: string): string[] {
  return [...textOf(file).matchAll(/^#+ (.+)$/gm)].map((match) => slug(match[1] ?? ''))
}

/** The anchor a forge gives a heading. */
function slug(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{Letter}\p{Number} _-]/gu, '')
    .replaceAll(' ', '-')
}
