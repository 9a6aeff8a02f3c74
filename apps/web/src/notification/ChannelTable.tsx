// Kinds of notifications against channels.
import type { NotificationPaces } from '@hr/contract/notification-setting.ts'
import { chosenKinds, pacesOf } from '@hr/domain/notification/channel.ts'
import { Group, Switch, Table, Text } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { useTranslation } from '#web/i18n/translation.ts'
import { Choice } from '#web/ui/Choice.tsx'

const switched = ['BELL', 'PUSH'] as const
type Props = { paces: NotificationPaces; onChange: (paces: NotificationPaces) => void }

function AlwaysRow() {
  const { t } = useTranslation()
  return (
    <Table.Tr>
      <Table.Th scope="row" fw={500}>
        {t('notification.kinds.SECURITY')}
      </Table.Th>
      <Table.Td colSpan={3}>
        <Group gap={6} wrap="nowrap" c="dimmed">
          <IconLock size={16} aria-hidden style={{ flex: 'none' }} />
          <Text size="sm">{t('notificationSetting.always')}</Text>
        </Group>
      </Table.Td>
    </Table.Tr>
  )
}

export function ChannelTable({ paces, onChange }: Props) {
  const { t } = useTranslation()
  const label = (kind: (typeof chosenKinds)[number], channel: 'BELL' | 'PUSH' | 'EMAIL') =>
    `${t(`notification.kinds.${kind}`)}: ${t(`notificationSetting.channels.${channel}`)}`
  return (
    <Table.ScrollContainer minWidth={300} type="native">
      <Table verticalSpacing="xs" horizontalSpacing={6}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{t('notification.kind')}</Table.Th>
            {switched.map(channel => (
              <Table.Th key={channel} scope="col" w={{ base: 64, sm: 110 }}>
                {t(`notificationSetting.channels.${channel}`)}
              </Table.Th>
            ))}
            <Table.Th scope="col" w={{ base: 124, sm: 200 }}>
              {t('notificationSetting.channels.EMAIL')}
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {chosenKinds.map(kind => (
            <Table.Tr key={kind}>
              <Table.Th scope="row" fw={500}>
                {t(`notification.kinds.${kind}`)}
              </Table.Th>
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
            </Table.Tr>
          ))}
          <AlwaysRow />
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}
