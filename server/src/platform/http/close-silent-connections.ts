import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * Browsers and Node's own client open connections ahead of requests that may never come. When stopping, Node waits for
 * these as for a connection with a request, until they time out; this closes them.
 */
export function closeSilentConnections(app: FastifyInstance): void {
  const open = new Set<Socket>()
  app.server.on('connection', (socket: Socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  app.addHook('preClose', async () => {
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy()
  })
}
