import unhomoglyph from 'unhomoglyph'

/**
 * What a name looks like to a reader (UTS 39, confusable detection): compatible forms made one,
 * signs that show nothing left out, and each letter replaced by the plainest one that looks like
 * it. Two forms, because a capital I looks like an l, but is the same name as a small i.
 */
function skeletonsOf(name: string): readonly string[] {
  const seen = withoutMarks(name)
    .normalize('NFKC')
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim()
  const small = seen.toLowerCase()
  const forms = [unhomoglyph(seen), unhomoglyph(small)]
  return [...new Set(forms.map((form) => unhomoglyph(form.toLowerCase()).toLowerCase()))]
}

/** Of a name shorter than this, a mark is no decoration: C++ is not C. */
const decoratedLengthMin = 4

const marks = String.raw`[\p{P}\p{S}\p{Default_Ignorable_Code_Point}\s]+`
const marksAround = new RegExp(`^${marks}|${marks}$`, 'gu')

/** Without what stands around a name (a full stop, ™, a badge), which a reader does not take for a part of it. */
function withoutMarks(name: string): string {
  const bare = name.replaceAll(marksAround, '')
  return [...bare].length < decoratedLengthMin ? name : bare
}

/** Tells whether a reader could take another name for this one. */
export function looksLike(name: string): (other: string) => boolean {
  const skeletons = skeletonsOf(name)
  return (other) => skeletonsOf(other).some((skeleton) => skeletons.includes(skeleton))
}

/** Names that a reader takes for the operator, and the product's own in any company. */
const operators = [
  'admin',
  'administrator',
  'moderator',
  'official',
  'security',
  'staff',
  'support',
]
const isProduct = looksLike('permille')

/** Whether the name looks like the operator's. */
export function isReserved(name: string): boolean {
  const words = name.split(/[^\p{L}\p{N}\p{Default_Ignorable_Code_Point}]+/u)
  return operators.some(looksLike(name)) || words.some(isProduct)
}
