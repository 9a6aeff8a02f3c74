// The times of a work shift by weekday (A1): a table on a desktop, a card per day on a phone.
import { Button, Group, Menu, Stack, Text } from '@mantine/core'
import { IconCopy, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { weekdayNames } from '#web/shared/format.ts'
import { mondayFirst } from '#web/shared/monday-first.ts'
import classes from './DayEditor.module.css'
import { PeriodRow } from './PeriodRow.tsx'
import { nextPeriod, withCopied } from './shift-draft.ts'
import type { DraftItem } from './shift-draft.ts'

const workdays = [1, 2, 3, 4, 5] as const

type Props = {
  items: readonly DraftItem[]
  onItems: (items: DraftItem[]) => void
  errorOf: (path: string) => string | undefined
}

type Keyed = { readonly key: string; readonly item: DraftItem }
const keyed = (item: DraftItem): Keyed => ({ key: crypto.randomUUID(), item })

export function WeekEditor({ items, onItems, errorOf }: Props) {
  const { t } = useTranslation()
  const names = weekdayNames(useLanguage())
  const nameOf = (day: number) => names[day] ?? ''
  // A row keeps its fields while others are added or removed.
  const [rows, setRows] = useState(() => items.map(keyed))
  const change = (next: readonly Keyed[]) => {
    setRows([...next])
    onItems(next.map(({ item }) => item))
  }
  const copy = (day: number, to: readonly number[]) => {
    const next = withCopied(
      rows.map(({ item }) => item),
      day,
      to,
    )
    change(next.map(item => rows.find(row => row.item === item) ?? keyed(item)))
  }
  return (
    <div data-path="items" tabIndex={-1} style={{ outline: 'none' }}>
      {mondayFirst.map(day => {
        const own = rows.flatMap((row, index) => (row.item.day === day ? { ...row, index } : []))
        return (
          <section key={day} className={classes.day} aria-label={nameOf(day)}>
            <Text fw={500} className={classes.name}>
              {nameOf(day)}
            </Text>
            <Stack gap={6} className={classes.periods ?? ''}>
              {own.length === 0 && (
                <Text c="dimmed" size="sm" className={classes.name}>
                  {t('workShift.dayOff')}
                </Text>
              )}
              {own.map(({ key, item, index }, place) => (
                <PeriodRow
                  key={key}
                  item={item}
                  name={t('workShift.period', { day: nameOf(day), place: place + 1 })}
                  path={`items.${index}`}
                  errorOf={field => errorOf(`items.${index}.${field}`)}
                  onChange={next => change(rows.map(row => (row.key === key ? { key, item: next } : row)))}
                  onRemove={() => change(rows.filter(row => row.key !== key))}
                />
              ))}
            </Stack>
            <Group gap={4} wrap="nowrap">
              <Button
                variant="subtle"
                size="compact-sm"
                mt={5}
                leftSection={<IconPlus size={16} aria-hidden />}
                aria-label={t('workShift.addTo', { day: nameOf(day) })}
                onClick={() =>
                  change([
                    ...rows,
                    keyed(
                      nextPeriod(
                        rows.map(({ item }) => item),
                        day,
                      ),
                    ),
                  ])
                }
              >
                {t('workShift.addPeriod')}
              </Button>
              {own.length > 0 && <CopyMenu day={day} nameOf={nameOf} onCopy={to => copy(day, to)} />}
            </Group>
          </section>
        )
      })}
    </div>
  )
}

type CopyProps = {
  day: number
  nameOf: (day: number) => string
  onCopy: (to: readonly number[]) => void
}

function CopyMenu({ day, nameOf, onCopy }: CopyProps) {
  const { t } = useTranslation()
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <Button
          variant="subtle"
          size="compact-sm"
          mt={5}
          color="gray"
          leftSection={<IconCopy size={16} aria-hidden />}
          aria-label={t('workShift.copyFrom', { day: nameOf(day) })}
        >
          {t('workShift.copy')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => onCopy(workdays)}>{t('workShift.toWorkdays')}</Menu.Item>
        <Menu.Item onClick={() => onCopy(mondayFirst)}>{t('workShift.toEveryDay')}</Menu.Item>
        <Menu.Divider />
        {mondayFirst
          .filter(other => other !== day)
          .map(other => (
            <Menu.Item key={other} onClick={() => onCopy([other])}>
              {t('workShift.toDay', { day: nameOf(other) })}
            </Menu.Item>
          ))}
      </Menu.Dropdown>
    </Menu>
  )
}
