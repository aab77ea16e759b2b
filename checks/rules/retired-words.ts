import { modules, productModules, readableFiles, textOf } from './source-text.ts'
import { stringsIn } from './strings.ts'

/** Words and phrases the tree no longer uses in prose, each with what to write instead. */
const retired: readonly (readonly [phrase: RegExp, replacement: string])[] = [
  [/\banew\b/, 'again'],
  [/\bsomebody\b/, 'someone'],
  [/\banybody\b/, 'anyone'],
  [/\beverybody\b/, 'everyone'],
  [/\bthereby\b/, 'so'],
  [/\bfor ever\b/, 'forever'],
  [/\be-mails?\b/, 'email'],
  [/\bmend(?:s|ed|ing)?\b/, 'fix'],
  [/\bkeepers?\b/, 'owner'],
  [/\bwish(?:es)?\b/, 'request'],
  [/\banswers (?:the|a|an|how|where|what|whether|its|with)\b/, 'returns'],
  [/\bby (?:itself|themselves)\b/, 'automatically, alone, or on its own'],
  [/\bstands? in the way\b/, 'forbids'],
  [/\bspeaks? against\b/, 'the reason it is refused'],
  [/\bbec(?:a|o)mes? of\b/, 'the outcome'],
  [/\bin trouble\b/, 'failing'],
  [/\b(?:keeps?|kept) (?:no|the) others? waiting\b/, 'blocks the rest'],
  [/\bstray payments?\b/, 'unmatched payment'],
  [/\bdoubted views\b/, 'flagged views'],
  [/\bpieces? of news\b/, 'notification'],
  [/\bkept approvals?\b/, 'pending approval'],
  [/\breseal/, 're-encrypt'],
  [/\bnpm run months\b/, 'npm run simulate'],
]

/** Any of them; most lines have none. */
const anyRetired = new RegExp(retired.map(([phrase]) => phrase.source).join('|'), 'i')

/** Quotes the specification or the words themselves; the demo's brand mends clothes. */
const isQuoted = (file: string) =>
  /^checks\/(?:spec-|rules\/retired-words)|^server\/src\/demo\/nordlys-/.test(file)

/** Places in comments, documents and the strings of product code that use a retired word. */
export function retiredWordsUsed(): string[] {
  const documents = readableFiles
    .filter((file) => file.endsWith('.md') && !file.startsWith('docs/decisions/'))
    .flatMap((file) => linesOf(file).map(([line, text]) => ({ place: `${file}:${line}`, text })))
  const code = modules
    // Few files need to be parsed.
    .filter((file) => !isQuoted(file) && anyRetired.test(textOf(file)))
    .flatMap((file) => proseIn(file).map(([line, text]) => ({ place: `${file}:${line}`, text })))
  return [...documents, ...code].flatMap(({ place, text }) => {
    if (!anyRetired.test(text)) return []
    const found = retired.find(([phrase]) => phrase.test(text.toLowerCase()))
    return found === undefined ? [] : [`${place} "${found[0].source}" → ${found[1]}`]
  })
}

function proseIn(file: string): [line: number, text: string][] {
  const comments = linesOf(file).flatMap(([line, text]): [number, string][] => {
    const comment = /^\s*(?:\/\/|\/?\*+)(.*)|(?<=\s)\/\/ (.*)$/.exec(text)
    return comment === null ? [] : [[line, comment[1] ?? comment[2] ?? '']]
  })
  if (!productModules.includes(file)) return comments
  return [...comments, ...stringsIn(file).map(({ text, line }): [number, string] => [line, text])]
}

function linesOf(file: string): [line: number, text: string][] {
  return textOf(file)
    .split('\n')
    .map((text, index) => [index + 1, text])
}
