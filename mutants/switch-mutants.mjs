/** @typedef {import('./make-mutants.mjs').Mutant} Mutant */
/** @typedef {import('./make-mutants.mjs').Whole} Whole */

/**
 * A mutant in a module that holds all of them. `id` is unique over all modules.
 * @typedef {Mutant & { id: number }} SwitchedMutant
 */

/**
 * The name of a module's switch. The process that runs the tests defines it for all modules; a process
 * that a test starts reads the active mutant from its environment.
 */
const name = 'isMutant'
const definition = `const ${name} = globalThis.${name} ?? ((id: number) => id === Number(process.env.MUTANT));`

/**
 * The text of a module that contains all these mutants, each active while `isMutant(id)` is true, so
 * that one process tries them all without reading the module again.
 * @param {string} text
 * @param {readonly SwitchedMutant[]} mutants
 * @returns {string}
 */
export function switchMutants(text, mutants) {
  return `${definition} ${render(text, { start: 0, end: text.length }, groupsOf(mutants))}`
}

/**
 * @typedef {{ whole: Whole, mutants: SwitchedMutant[] }} Group
 * @param {readonly SwitchedMutant[]} mutants
 * @returns {Group[]} outer before inner
 */
function groupsOf(mutants) {
  /** @type {Map<string, Group>} */
  const groups = new Map()
  for (const mutant of mutants) {
    const { whole } = mutant
    const key = `${whole.start}-${whole.end}-${whole.isStatement}`
    const group = groups.get(key) ?? { whole, mutants: [] }
    group.mutants.push(mutant)
    groups.set(key, group)
  }
  return [...groups.values()].sort(
    (one, other) =>
      one.whole.start - other.whole.start ||
      other.whole.end - one.whole.end ||
      Number(other.whole.isStatement) - Number(one.whole.isStatement),
  )
}

/**
 * @param {string} text
 * @param {{ start: number, end: number }} part of the text
 * @param {readonly Group[]} groups within the part, outer before inner
 * @returns {string}
 */
function render(text, part, groups) {
  let result = ''
  let position = part.start
  let rest = groups
  for (let group = rest[0]; group !== undefined; group = rest[0]) {
    const { start, end } = group.whole
    const within = rest.slice(1).filter(({ whole }) => whole.end <= end)
    rest = rest.slice(1 + within.length)
    result += text.slice(position, start) + renderGroup(text, group, within)
    position = end
  }
  return result + text.slice(position, part.end)
}

/**
 * @param {string} text
 * @param {Group} group
 * @param {readonly Group[]} within
 */
function renderGroup(text, { whole, mutants }, within) {
  const truth = render(text, whole, within)
  if (whole.isStatement) {
    return `{ if (${mutants.map(({ id }) => `!${name}(${id})`).join(' && ')}) { ${truth} } }`
  }
  const choices = mutants.map((mutant) => {
    const { start, end } = mutant
    const mutated = text.slice(whole.start, start) + mutant.text + text.slice(end, whole.end)
    return `${name}(${mutant.id}) ? (${mutated}) : `
  })
  return `(${choices.join('')}(${truth}))`
}
