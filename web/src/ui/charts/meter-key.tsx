import { joinClasses } from '../join-classes.ts'
import type { MeterPart } from './meter.tsx'

const fills: Readonly<Record<MeterPart['fill'] | 'empty', string>> = {
  solid: 'bg-accent',
  soft: 'bg-accent/40',
  empty: 'bg-neutral-soft outline -outline-offset-1 outline-line-strong',
}

/** The colour of a part of a `Meter`, before its name. */
export function MeterKey({ fill }: { readonly fill: keyof typeof fills }) {
  return (
    <span
      aria-hidden="true"
      className={joinClasses('inline-block size-2 shrink-0 rounded-full', fills[fill])}
    />
  )
}
