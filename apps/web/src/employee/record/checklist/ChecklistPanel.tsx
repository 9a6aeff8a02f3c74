// The items of a checklist: done ones are ticked off, the others lead to where they are entered.
import type { ChecklistItem } from '@hr/domain/employee/record-checklist.ts'
import { Group, SimpleGrid, Text } from '@mantine/core'
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import { Panel } from '#web/shared/Panel.tsx'

type Props = {
  title: string
  text: string
  items: readonly ChecklistItem[]
  missing: readonly ChecklistItem[]
  textOf: (item: ChecklistItem) => string
  /** A link or a button for a missing item. */
  lead: (item: ChecklistItem) => ReactNode
  actions?: ReactNode
}

export function ChecklistPanel({ title, text, items, missing, textOf, lead, actions }: Props) {
  const { t } = useTranslation()
  return (
    <Panel title={title} text={text} actions={actions}>
      <SimpleGrid component="ul" cols={{ base: 1, xs: 2, md: 3 }} verticalSpacing={8}>
        {items.map(item => {
          const isDone = !missing.includes(item)
          const Icon = isDone ? IconCircleCheckFilled : IconCircle
          return (
            <Group component="li" key={item} gap="xs" wrap="nowrap" align="flex-start">
              <Icon
                size={20}

                role="img"
                aria-label={t(`employeeRecord.checklist.${isDone ? 'done' : 'open'}`)}
                color={`var(--mantine-color-${isDone ? 'green-6' : 'gray-5'})`}
                style={{ flex: 'none', marginTop: 2 }}
              />
              {isDone ? (
                <Text span c="dimmed">
                  {textOf(item)}
                </Text>
              ) : (
                lead(item)
              )}
            </Group>
          )
        })}
      </SimpleGrid>
    </Panel>
  )
}
