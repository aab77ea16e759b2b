import type { Command } from '#ui/overlays/find-commands.ts'

/** Something the palette leads to. */
export interface Place extends Command {
  readonly path: string
}
