// GET {base}/live?token=<tokenWS>: the WebSocket of a person signed in to a workspace.
import type { FastifyInstance } from 'fastify'
import { tokenHash } from './secret.ts'
import { findSession } from './session.store.ts'
import type { Services } from '#api/services.ts'
import type { LiveHub } from '#api/live/live-hub.ts'

export function registerLiveSocket(app: FastifyInstance, services: Services, hub: LiveHub): void {
  app.get('/live', { websocket: true }, async (socket, request) => {
    const token = new URLSearchParams(request.raw.url?.split('?')[1]).get('token') ?? ''
    const session = await findSession(services.db, { socketTokenHash: tokenHash(token) }, services.now())
    if (
      !session ||
      session.account_status !== 'active' ||
      session.purpose !== 'full' ||
      !session.workspace_id
    ) {
      socket.close(4401, 'Unauthorized')
      return
    }
    hub.add({
      socket,
      sessionId: session.id,
      workspaceId: session.workspace_id,
      employeeId: session.employee_id,
    })
    socket.send(JSON.stringify({ topic: 'notification' }))
  })
}
