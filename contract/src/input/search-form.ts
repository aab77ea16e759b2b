/** Accents, vowel points and signs that show nothing; as `search_form` in the database removes them. */
const marks = new RegExp(
  '[\\u0300-\\u036f\\u0483-\\u0487\\u0591-\\u05bd\\u05bf\\u05c1\\u05c2\\u05c4\\u05c5\\u05c7\\u0610-\\u061c\\u064b-\\u065f\\u0670' +
    '\\u06d6-\\u06dc\\u06df-\\u06e4\\u06e7\\u06e8\\u06ea-\\u06ed\\u1ab0-\\u1aff\\u1dc0-\\u1dff\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f' +
    '\\u20d0-\\u20ff\\u3099\\u309a\\ufe00-\\ufe0f\\ufe20-\\ufe2f\\ufeff]',
  'g',
)

const letters: Readonly<Record<string, string>> = {
  ı: 'i',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ŧ: 't',
  ς: 'σ',
  ß: 'ss',
  þ: 'th',
  æ: 'ae',
  œ: 'oe',
  '’': "'",
  '‘': "'",
  ʼ: "'",
  '‐': '-',
  '–': '-',
  '—': '-',
}

/** The form in which names are compared with a search: "José" and "JOSE" are the same. */
export function searchForm(text: string): string {
  const small = text.normalize('NFKD').replace(marks, '').toLowerCase()
  return small.replace(/[ıøłđðħŧςßþæœ’‘ʼ‐–—]/g, (letter) => letters[letter] ?? letter)
}
