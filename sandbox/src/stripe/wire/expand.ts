import { invalidParameter } from './api-error.ts'

type Json = Record<string, unknown>

/** Replaces the ids at these paths with their objects, on a copy. */
export function expand(response: object, paths: readonly string[], sources: Sources): object {
  if (paths.length === 0) return response
  const copy = structuredClone(response) as Json
  for (const path of paths) expandPath(copy, path.split('.'), sources)
  return copy
}

export interface Sources {
  /** Any object by its id. */
  find(id: string): object | undefined
  /** A list that is omitted unless requested: `charge.refunds`. */
  listOf(holder: object, name: string): object | undefined
}

function expandPath(holder: Json, path: readonly string[], sources: Sources): void {
  const [name = '', ...rest] = path
  if (!(name in holder)) {
    const listed = sources.listOf(holder, name)
    if (listed === undefined) {
      const message = `This property cannot be expanded (${name}).`
      throw invalidParameter(null, message, 'expand')
    }
    holder[name] = listed
  }
  const value = holder[name]
  if (typeof value === 'string') holder[name] = structuredClone(sources.find(value) ?? value)
  if (rest.length === 0) return
  for (const child of [holder[name]].flat()) {
    if (typeof child === 'object' && child !== null) expandPath(child as Json, rest, sources)
  }
}
