import type { LucideIconNode } from 'lucide-react'
import { type ComponentProps, createElement, type FunctionComponent } from 'react'

const attributes = {
  xmlns: 'http://www.w3.org/2000/svg',
  viewBox: '0 0 24 24',
  width: 24,
  height: 24,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const

/** Builds an icon's component from its paths; `lucide-react` calls this instead of its own builder. */
export function createIcon({
  node,
}: {
  readonly node: readonly LucideIconNode[]
}): FunctionComponent<ComponentProps<'svg'>> {
  return (props) =>
    createElement(
      'svg',
      { ...attributes, ...props },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
    )
}
