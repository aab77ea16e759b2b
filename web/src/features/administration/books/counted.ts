import { formatCount } from '#ui/values/views.tsx'

/** Returns "1 post", "1,200 posts". */
export function counted(count: number, thing: string): string {
  return `${formatCount(count)} ${count === 1 ? thing : `${thing}s`}`
}
