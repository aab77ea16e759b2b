import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * Browsers and Node's own client connect ahead of a request that may never come. Node waits for such a
 * connection as for one with a request, so that a stop would last until it times out.
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
