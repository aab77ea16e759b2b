/** @typedef {import('./make-mutants.mjs').TextMutant} TextMutant */

/**
 * Each rule finds the text to change and returns its replacement. A statement that no longer parses fails
 * at once, so a rule may be crude.
 * @type {readonly { pattern: RegExp, become: (found: RegExpMatchArray) => string }[]}
 */
const rules = [
  // Locks.
  {
    pattern: /\s+FOR (?:NO KEY UPDATE|UPDATE|SHARE)(?: OF \w+)?(?: SKIP LOCKED)?/g,
    become: () => '',
  },
  // Drop a condition.
  {
    pattern:
      /\s+AND (?:NOT )?[^\s()][^()\n]*?(?=\s+(?:AND|OR|ORDER|GROUP|RETURNING|FOR|LIMIT|THEN|ON)\b|\n|\)|`)/g,
    become: () => '',
  },
  {
    pattern:
      /\bWHERE (?!EXISTS|NOT)(?:\w+\.)?\w+ (?:=|<>|<=|>=|<|>|IS(?: NOT)?) (?:'\w+'|NULL|\$\{[^}]+\}|[\w.]+)(?= AND)/g,
    become: () => 'WHERE true',
  },
  { pattern: /\bNOT EXISTS\b/g, become: () => 'EXISTS' },
  // Boundaries.
  { pattern: / <= /g, become: () => ' < ' },
  { pattern: / >= /g, become: () => ' > ' },
  { pattern: /(?<![-<]) < /g, become: () => ' <= ' },
  { pattern: /(?<![-=]) > /g, become: () => ' >= ' },
  { pattern: / <> /g, become: () => ' = ' },
  // Arithmetic.
  { pattern: / \+ (?!interval)/g, become: () => ' - ' },
  { pattern: / - (?!interval)/g, become: () => ' + ' },
  { pattern: /\bgreatest\(/g, become: () => 'least(' },
  { pattern: /\bleast\(/g, become: () => 'greatest(' },
  { pattern: /\bsum\(/g, become: () => 'max(' },
  { pattern: /\bdiv\(/g, become: () => 'round(' },
  { pattern: /\bDESC\b/g, become: () => 'ASC' },
  { pattern: /\binterval '1 hour'/g, become: () => "interval '59 minutes'" },
  // States.
  { pattern: /(?<=\bstatus )= '\w+'/g, become: () => 'IS NOT NULL' },
  { pattern: /\bIS NULL\b/g, become: () => 'IS NOT NULL' },
  { pattern: /\bIS NOT NULL\b/g, become: () => 'IS NULL' },
]

/**
 * The mutants that these rules make of a statement's source text, including the values between its
 * parts.
 * @param {string} text
 * @returns {TextMutant[]}
 */
export function sqlMutants(text) {
  return rules.flatMap(({ pattern, become }) =>
    [...text.matchAll(pattern)]
      .filter(({ index, 0: was }) => !isInsideValue(text, index + was.length - 1))
      .map((found) => {
        const [was] = found
        const replacement = become(found)
        const label = was.trim().replaceAll(/\s+/g, ' ')
        return {
          start: found.index,
          end: found.index + was.length,
          text: replacement,
          what:
            replacement === ''
              ? `SQL without \`${label}\``
              : `SQL \`${label}\` → \`${replacement.trim()}\``,
        }
      }),
  )
}

/**
 * Whether a position is within `${…}`: TypeScript, which has its own rules.
 * @param {string} text
 * @param {number} index
 */
function isInsideValue(text, index) {
  const opened = text.lastIndexOf('${', index)
  return opened !== -1 && text.indexOf('}', opened) > index
}
