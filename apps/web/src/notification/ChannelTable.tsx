// Kinds of notifications against channels.
import type { NotificationPaces } from '@hr/contract/notification-setting.ts'
import { chosenKinds, pacesOf } from '@hr/domain/notification/channel.ts'
import type { NotificationKind } from '@hr/domain/notification/channel.ts'
import { Group, Switch, Table, Text } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import { Choice } from '#web/ui/Choice.tsx'
import { useIsPhone } from '#web/ui/use-is-phone.ts'

const switched = ['BELL', 'PUSH'] as const
type Props = { paces: NotificationPaces; onChange: (paces: NotificationPaces) => void }

type RowProps = { kind: NotificationKind; children: ReactNode }

/** On a phone the name has a separate line: next to three columns it would break in the word. */
function KindRow({ kind, children }: RowProps) {
  const { t } = useTranslation()
  const isPhone = useIsPhone()
  const name = (
    <Table.Th scope="row" fw={500} {...(isPhone && { colSpan: 3, pb: 0 })}>
      {t(`notification.kinds.${kind}`)}
    </Table.Th>
  )
  if (!isPhone)
    return (
      <Table.Tr>
        {name}
        {children}
      </Table.Tr>
    )
  return (
    <>
      <Table.Tr style={{ border: 0 }}>{name}</Table.Tr>
      <Table.Tr>{children}</Table.Tr>
    </>
  )
}

function AlwaysRow() {
  const { t } = useTranslation()
  return (
    <KindRow kind="SECURITY">
      <Table.Td colSpan={3}>
        <Group gap={6} wrap="nowrap" c="dimmed">
          <IconLock size={16} aria-hidden style={{ flex: 'none' }} />
          <Text size="sm">{t('notificationSetting.always')}</Text>
        </Group>
      </Table.Td>
    </KindRow>
  )
}

export function ChannelTable({ paces, onChange }: Props) {
  const { t } = useTranslation()
  const isPhone = useIsPhone()
  const label = (kind: (typeof chosenKinds)[number], channel: 'BELL' | 'PUSH' | 'EMAIL') =>
    `${t(`notification.kinds.${kind}`)}: ${t(`notificationSetting.channels.${channel}`)}`
  return (
    <Table.ScrollContainer minWidth={300} type="native">
      <Table verticalSpacing="xs" horizontalSpacing={6}>
        <Table.Thead>
          <Table.Tr>
            {!isPhone && <Table.Th scope="col">{t('notification.kind')}</Table.Th>}
            {switched.map(channel => (
              <Table.Th key={channel} scope="col" w={{ base: 80, sm: 110 }}>
                {t(`notificationSetting.channels.${channel}`)}
              </Table.Th>
            ))}
            <Table.Th scope="col" w={{ sm: 200 }}>
              {t('notificationSetting.channels.EMAIL')}
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {chosenKinds.map(kind => (
            <KindRow key={kind} kind={kind}>
              {switched.map(channel => (
                <Table.Td key={channel}>
                  <Switch
                    aria-label={label(kind, channel)}
                    checked={paces[kind][channel] === 'AT_ONCE'}
                    onChange={event =>
                      onChange({
                        ...paces,
                        [kind]: {
                          ...paces[kind],
                          [channel]: event.currentTarget.checked ? 'AT_ONCE' : 'OFF',
                        },
                      })
                    }
                  />
                </Table.Td>
              ))}
              <Table.Td>
                <Choice
                  aria-label={label(kind, 'EMAIL')}
                  options={pacesOf.EMAIL.map(value => ({
                    value,
                    label: t(`notificationSetting.paces.${value}`),
                  }))}
                  value={paces[kind].EMAIL}
                  onChoose={pace => onChange({ ...paces, [kind]: { ...paces[kind], EMAIL: pace } })}
                />
              </Table.Td>
            </KindRow>
          ))}
          <AlwaysRow />
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}
