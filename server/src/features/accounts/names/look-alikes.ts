import { confusableForm, withFilledLetters, withPlainLetters } from './plain-letters.ts'

/**
 * How a name appears to a reader, without separators and decoration. Two forms, because a capital I looks like
 * an l but equals a small i.
 */
function skeletonsOf(name: string): readonly string[] {
  const seen = withoutJoints(seenOf(name))
  return [...new Set([confusableForm(seen), confusableForm(seen.toLowerCase())])]
}

/** In a shorter name, a mark is no decoration: C++ is not C. */
const decoratedLengthMin = 4

const marks = String.raw`[\p{P}\p{S}\p{Default_Ignorable_Code_Point}\s]+`
const marksAround = new RegExp(`^${marks}|${marks}$`, 'gu')

function seenOf(name: string): string {
  return withPlainLetters(withoutMarks(withFilledLetters(name)))
}

/** Without decoration (a full stop, ™, a badge), which a reader does not take for a part of the name. */
function withoutMarks(name: string): string {
  const bare = name.replaceAll(marksAround, '')
  return [...bare].length < decoratedLengthMin ? name : bare
}

/** Spaces, dashes, quotation marks and dots; a point between digits is a part of the number. */
const joints =
  /[\s\p{Pd}\p{Pc}\p{Quotation_Mark}\u00B4\u02B9-\u02BC\u2032\u00B7\u2022\u2024\u2027\u2219\u22C5\u30FB`]|(?<!\d)[.,]|[.,](?!\d)/gu

/** "NordlysStudio" is read as "Nordlys Studio". */
function withoutJoints(name: string): string {
  return name.replaceAll(joints, '') || name
}

/** Returns whether a reader could take another name for this one. */
export function looksLike(name: string): (other: string) => boolean {
  const skeletons = skeletonsOf(name)
  return (other) => skeletonsOf(other).some((skeleton) => skeletons.includes(skeleton))
}

/** Names that a reader takes for the operator, and the product's own in any combination. */
const operators = [
  'admin',
  'administrator',
  'moderator',
  'official',
  'security',
  'staff',
  'support',
]
const product = 'permille'
const companions = [...operators, 'help', 'payments', 'team']
const skeletonsOfProduct = new Set(
  ['', ...companions].flatMap((word) => [product + word, word + product]).flatMap(skeletonsOf),
)

/** Whether the name looks like the operator's. */
export function isReserved(name: string): boolean {
  const seen = seenOf(name)
  if (isOneWord(seen) && operators.some(looksLike(seen))) return true
  const skeletons = [...runsOfWords(withoutAccents(seen))].flatMap(skeletonsOf)
  return skeletons.some((skeleton) => skeletonsOfProduct.has(skeleton))
}

/** For the product's name only: no other word is it with an accent. */
function withoutAccents(name: string): string {
  return name.normalize('NFD').replaceAll(/\p{Mn}/gu, '')
}

/** Words that each begin with a capital are words ("Ad Min" is a name); "A d m i n" and "ad min" are one. */
function isOneWord(name: string): boolean {
  const words = name.trim().split(/\s+/u)
  if (words.length === 1) return true
  const areWords = words.every((word) => /^[^\p{L}]*\p{Lu}/u.test(word))
  return !areWords || words.every((word) => word.replaceAll(/[^\p{L}]/gu, '').length === 1)
}

/** Longer than the longest of the product's names, each m written as rn. */
const runLengthMax = 2 * Math.max(...operators.map((word) => word.length + product.length))

/** Each word, and neighboring ones read as one: "Per mille Support", "P e r m i l l e". */
function* runsOfWords(name: string): Generator<string> {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '')
  for (const [start, first] of words.entries()) {
    let run = first
    yield run
    for (const word of words.slice(start + 1)) {
      run += word
      if (run.length > runLengthMax) break
      yield run
    }
  }
}
