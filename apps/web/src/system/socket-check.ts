// Does a live connection open from here? Tried once and closed again.
import { useQuery } from '@tanstack/react-query'
import { liveAddress } from '#web/api/live-address.ts'

type SocketState = 'open' | 'failed' | 'notSignedIn'

const patienceMs = 3000

function trySocket(token: string): Promise<SocketState> {
  const socket = new WebSocket(liveAddress(token))
  return new Promise<SocketState>(resolve => {
    socket.addEventListener('message', () => resolve('open'))
    socket.addEventListener('close', () => resolve('failed'))
    setTimeout(() => resolve('failed'), patienceMs)
  }).finally(() => socket.close())
}

export function useSocketState(): SocketState | undefined {
  const token = sessionStorage.getItem('tokenWS') ?? ''
  const { data } = useQuery({
    queryKey: ['live-connection', token],
    queryFn: () => (token === '' ? ('notSignedIn' as const) : trySocket(token)),
  })
  return data
}
