import { invalidParameter } from './api-error.ts'

type Json = Record<string, unknown>

/** Replaces the ids at these paths with their objects, on a copy. `find` looks objects up by id. */
export function expand(
  answer: object,
  paths: readonly string[],
  find: (id: string) => object | undefined,
): object {
  if (paths.length === 0) return answer
  const copy = structuredClone(answer) as Json
  for (const path of paths) expandPath(copy, path.split('.'), find)
  return copy
}

function expandPath(
  holder: Json,
  path: readonly string[],
  find: (id: string) => object | undefined,
): void {
  const [name = '', ...rest] = path
  if (!(name in holder)) {
    const message = `This property cannot be expanded (${name}).`
    throw invalidParameter('invalid_request', message, 'expand')
  }
  const value = holder[name]
  if (typeof value === 'string') holder[name] = structuredClone(find(value) ?? value)
  if (rest.length === 0) return
  for (const child of [holder[name]].flat()) {
    if (typeof child === 'object' && child !== null) expandPath(child as Json, rest, find)
  }
}
