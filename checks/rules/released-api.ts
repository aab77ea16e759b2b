import type { ApiPart } from './api-shape.ts'
import { textOf } from './source-text.ts'

export const releasedApiFile = 'checks/released-api.txt'

/** A line for each call and event, its fields indented below it. */
export function writtenApi(parts: readonly ApiPart[]): string {
  const lines = parts.flatMap(({ name, fields }) => [name, ...fields.map((each) => `  ${each}`)])
  return `${lines.join('\n')}\n`
}

export function releasedApi(): ApiPart[] {
  const parts = textOf(releasedApiFile)
    .trimEnd()
    .split(/\n(?! )/)
  return parts.map((part) => {
    const [name = '', ...fields] = part.split('\n').map((line) => line.trim())
    return { name, fields }
  })
}
