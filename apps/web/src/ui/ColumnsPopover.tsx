// Takes the place of the button that was pressed, and opens.
import { Checkbox, Popover, Stack, UnstyledButton } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { ColumnsButton } from './ColumnsMenu.tsx'
import type { ColumnsProps } from './ColumnsMenu.tsx'
import { useOpensAtOnce } from './use-opens-at-once.ts'

export function ColumnsPopover<Column extends string>(props: ColumnsProps<Column>) {
  const { columns, titleOf, shown, usual, onChange } = props
  const { t } = useTranslation()
  const { button, opened, setOpened } = useOpensAtOnce()
  const toggle = (column: Column, isShown: boolean) =>
    onChange(isShown ? [...shown, column] : shown.filter(one => one !== column))
  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      position="bottom-end"
      trapFocus
      returnFocus
      withinPortal
      shadow="md"
    >
      <Popover.Target>
        <ColumnsButton ref={button} onClick={() => setOpened(!opened)} />
      </Popover.Target>
      <Popover.Dropdown aria-label={t('ui.columns')}>
        <Stack gap="xs">
          {columns.map(column => (
            <Checkbox
              key={column}
              label={titleOf(column)}
              checked={shown.includes(column)}
              onChange={event => toggle(column, event.currentTarget.checked)}
            />
          ))}
          <UnstyledButton fz="sm" c="var(--mantine-color-anchor)" onClick={() => onChange(usual)}>
            {t('ui.usualColumns')}
          </UnstyledButton>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  )
}
