import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * When the server stops, no connection keeps it alive. Node closes those that are idle at that moment; this closes those
 * that browsers and Node's own client opened ahead of requests that may never come, and each that a request still uses
 * as soon as its response is out. From `announced` on, each response asks for that already, while all are still served.
 */
export function closeConnectionsOnStop(app: FastifyInstance, announced?: AbortSignal): void {
  const open = new Set<Socket>()
  let isStopping = false
  app.server.on('connection', (socket: Socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  app.addHook('preClose', async () => {
    isStopping = true
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy()
  })
  app.addHook('onSend', async (_request, reply) => {
    if (isStopping || announced?.aborted === true) reply.header('connection', 'close')
  })
  app.addHook('onResponse', async (request) => {
    // The headers may have left before the stop began.
    if (isStopping) request.raw.socket.destroySoon()
  })
}
