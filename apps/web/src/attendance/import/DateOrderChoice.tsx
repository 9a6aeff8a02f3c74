// 01/02/2026 can be read in two ways: both are shown with dates of the file, and the user chooses, unless a date proves one.
import type { PunchImportResult } from '@hr/contract/attendance-import.ts'
import type { DateOrder } from '@hr/domain/attendance/punch-time.ts'
import { dateOrders } from '@hr/domain/attendance/punch-time.ts'
import type { Language } from '@hr/contract/messages/text.ts'
import { Group, Radio, SimpleGrid, Stack, Text } from '@mantine/core'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { monthTitle } from '#web/shared/format.ts'

type Asked = NonNullable<PunchImportResult['dateOrder']>
type Props = { dateOrder: Asked; isRunning: boolean; onChoose: (order: DateOrder) => void }

const longDate = (date: string, language: Language) =>
  `${Number(date.slice(8))} ${monthTitle(date, language)}`

function Reading({ reading }: { reading: Asked['readings'][number] }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { order, examples, unreadable } = reading
  return (
    <Radio.Card
      value={order}
      radius="md"
      p="md"
      bg="var(--mantine-color-body)"
      aria-label={t(`punchImport.${order}`)}
      style={{ display: 'flex', alignItems: 'flex-start' }}
    >
      <Group wrap="nowrap" align="flex-start" gap="sm">
        <Radio.Indicator />
        <Stack gap={2} miw={0}>
          <Text fw={600}>{t(`punchImport.${order}`)}</Text>
          {examples.map(({ text, read }) => (
            <Text key={text} size="sm" c={read === null ? 'red' : undefined}>
              {read === null
                ? t('punchImport.noDate', { text })
                : t('punchImport.reading', {
                    text,
                    date: longDate(read, language),
                  })}
            </Text>
          ))}
          {unreadable > 0 && (
            <Text size="sm" c="red">
              {t('punchImport.orderUnreadable', { count: unreadable })}
            </Text>
          )}
        </Stack>
      </Group>
    </Radio.Card>
  )
}

export function DateOrderChoice({ dateOrder, isRunning, onChoose }: Props) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { chosen, proven, readings } = dateOrder
  const proof = readings.find(({ order }) => order === chosen)?.examples[0]
  if (proven.length === 1 && chosen !== null && proof?.read)
    return (
      <Text size="sm">
        {t(`punchImport.orderProven.${chosen}`, { text: proof.text, date: longDate(proof.read, language) })}
      </Text>
    )
  return (
    <Radio.Group
      label={t('punchImport.orderTitle')}
      value={chosen}
      onChange={value => {
        const order = dateOrders.find(one => one === value)
        if (order !== undefined && !isRunning) onChoose(order)
      }}
    >
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm" mt="xs">
        {readings.map(reading => (
          <Reading key={reading.order} reading={reading} />
        ))}
      </SimpleGrid>
    </Radio.Group>
  )
}
