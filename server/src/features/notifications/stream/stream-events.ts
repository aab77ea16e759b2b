import type { StreamEvents } from '@permille/contract/notifications/stream'
import { type Position, writePosition } from './position.ts'

/** An event as a browser's EventSource reads it. The browser keeps the last id. */
export function streamEvent<Name extends keyof StreamEvents>(
  name: Name,
  data: StreamEvents[Name],
  position: Position,
): string {
  return `event: ${name}\ndata: ${JSON.stringify(data)}\nid: ${writePosition(position)}\n\n`
}
