import { readableFiles, textOf } from './source-text.ts'

const decisionsIndex = 'docs/decisions/README.md'

/** Returns decisions that share a number with an earlier one, or whose heading has another number. */
export function misnumberedDecisions(): string[] {
  const decisions = decisionFiles()
  const numbers = decisions.map(numberOf)
  return decisions.filter(
    (file, index) =>
      numbers.indexOf(numberOf(file)) !== index ||
      !textOf(file).startsWith(`# ${numbers[index]}. `),
  )
}

/** Returns decisions without a status on their second line, or whose successor does not exist. */
export function decisionsWithoutStatus(): string[] {
  const decisions = decisionFiles()
  const numbers = new Set(decisions.map(numberOf))
  return decisions.filter((file) => {
    const status = textOf(file).split('\n')[1] ?? ''
    const successor = /^Status: superseded by (\d+)$/.exec(status)?.[1]
    return status !== 'Status: accepted' && !numbers.has(Number(successor))
  })
}

/** Returns decisions that the index lacks, or lists with another title or status. */
export function unlistedDecisions(): string[] {
  const index = textOf(decisionsIndex)
  return decisionFiles().filter((file) => !index.includes(indexLineOf(file)))
}

/** Returns citations of a decision that neither exists nor has a row in the index that says where it went. */
export function unknownDecisionsCited(): string[] {
  const known = new Set(decisionFiles().map(numberOf))
  for (const [, number] of textOf(decisionsIndex).matchAll(/^\| (\d+) \|/gm))
    known.add(Number(number))
  return readableFiles.flatMap((file) =>
    [...textOf(file).matchAll(/\bdecisions?[ /](\d+)/gi)]
      .filter(([, number]) => !known.has(Number(number)))
      .map(([citation]) => `${file} → ${citation}`),
  )
}

/** The line of a decision in the index, as in "- 7 [An accrual is in one place](0007-….md), accepted". */
function indexLineOf(file: string): string {
  const [heading = '', status = ''] = textOf(file).split('\n')
  const title = heading.replace(/^# \d+\. /, '')
  const name = file.slice(file.lastIndexOf('/') + 1)
  return `- ${numberOf(file)} [${title}](${name}), ${status.replace('Status: ', '')}\n`
}

function decisionFiles(): string[] {
  return readableFiles.filter(
    (file) => file.startsWith('docs/decisions/') && file !== decisionsIndex,
  )
}

function numberOf(file: string): number {
  return Number(/\/(\d+)-/.exec(file)?.[1] ?? 0)
}
