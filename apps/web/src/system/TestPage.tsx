// `/test`: what works in this browser and on the server, without secrets.
import { health, ready } from '@hr/contract/system.ts'
import { Badge, Group, Paper, Stack, Text, Title } from '@mantine/core'
import '@mantine/core/styles/Badge.layer.css'
import { useNetwork } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { liveAddress } from '#web/api/live-address.ts'
import { useCall } from '#web/api/use-call.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { Page } from '#web/ui/Page.tsx'
import { version } from './version.ts'

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

/** Does a live connection open from here? Tried once and closed again. */
function useSocketState(): SocketState | undefined {
  const token = sessionStorage.getItem('tokenWS') ?? ''
  const { data } = useQuery({
    queryKey: ['live-connection', token],
    queryFn: () => (token === '' ? ('notSignedIn' as const) : trySocket(token)),
  })
  return data
}

type State = 'good' | 'bad' | 'unknown'
type Fact = { label: string; value: string; state: State }

const colors = { good: 'green', bad: 'red', unknown: 'gray' } as const

function FactList({ title, facts }: { title: string; facts: readonly Fact[] }) {
  return (
    <Paper withBorder p="lg">
      <Title order={2} size="h4" mb="sm">
        {title}
      </Title>
      <Stack gap="xs">
        {facts.map(({ label, value, state }) => (
          <Group key={label} justify="space-between">
            <Text>{label}</Text>
            <Badge color={colors[state]}>{value}</Badge>
          </Group>
        ))}
      </Stack>
    </Paper>
  )
}

const socketTexts = {
  open: 'system.available',
  failed: 'system.failed',
  notSignedIn: 'system.notSignedIn',
  checking: 'system.checking',
} as const
const socketStates = { open: 'good', failed: 'bad', notSignedIn: 'unknown', checking: 'unknown' } as const

function storageWorks(): boolean {
  try {
    localStorage.setItem('probe', '1')
    localStorage.removeItem('probe')
    return true
  } catch {
    return false
  }
}

function useClientFacts(): Fact[] {
  const { t } = useTranslation()
  const { online } = useNetwork()
  const push = 'Notification' in globalThis ? Notification.permission : 'unsupported'
  const works = storageWorks()
  const socket = useSocketState()
  return [
    { label: t('system.version'), value: version, state: 'unknown' },
    { label: t('system.language'), value: useLanguage().toUpperCase(), state: 'unknown' },
    {
      label: t('system.online'),
      value: t(online ? 'system.available' : 'system.unavailable'),
      state: online ? 'good' : 'bad',
    },
    {
      label: t('system.storage'),
      value: t(works ? 'system.available' : 'system.unavailable'),
      state: works ? 'good' : 'bad',
    },
    { label: t('system.push'), value: t(`system.${push}`), state: push === 'granted' ? 'good' : 'unknown' },
    {
      label: t('system.socket'),
      value: t(socketTexts[socket ?? 'checking']),
      state: socketStates[socket ?? 'checking'],
    },
  ]
}

function useServerFacts(): Fact[] {
  const { t } = useTranslation()
  const process = useCall(health, {}, { quiet: true })
  const database = useCall(ready, {}, { quiet: true })
  const fact = (label: string, query: typeof process | typeof database): Fact => {
    if (query.isPending) return { label, value: t('system.checking'), state: 'unknown' }
    return query.isError
      ? { label, value: t('system.failed'), state: 'bad' }
      : { label, value: t('system.ok'), state: 'good' }
  }
  return [fact(t('system.health'), process), fact(t('system.ready'), database)]
}

export function TestPage() {
  const { t } = useTranslation()
  return (
    <Page title={t('system.testTitle')} description={t('system.testText')}>
      <FactList title={t('system.client')} facts={useClientFacts()} />
      <FactList title={t('system.server')} facts={useServerFacts()} />
    </Page>
  )
}
