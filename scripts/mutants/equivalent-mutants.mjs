/**
 * Mutants without any observable effect, each with its reason. `what` is what the run prints.
 * @type {readonly { file: string, what: RegExp, reason: string }[]}
 */
const equal = []

/**
 * @param {{ file: string, what: string }} mutant
 * @returns {string | undefined} why it is none
 */
export function reasonWhyNone({ file, what }) {
  return equal.find((each) => each.file === file && each.what.test(what))?.reason
}
