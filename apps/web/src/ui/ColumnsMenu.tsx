import { Checkbox, Input, Popover, SegmentedControl, Stack, UnstyledButton } from '@mantine/core'
import { IconColumns3 } from '@tabler/icons-react'
import { useTranslation } from '#web/i18n/translation.ts'
import { densities, useDensity } from './use-density.ts'
import { BarButton } from './BarButton.tsx'
import { useIsPhone } from './use-is-phone.ts'

type Props<Column extends string> = {
  columns: readonly Column[]
  titleOf: (column: Column) => string
  shown: readonly Column[]
  usual: readonly Column[]
  onChange: (shown: readonly Column[]) => void
}

/** Selects the columns of a table; cards on a phone show the same. */
export function ColumnsMenu<Column extends string>(props: Props<Column>) {
  const { columns, titleOf, shown, usual, onChange } = props
  const { t } = useTranslation()
  const isPhone = useIsPhone()
  const [density, setDensity] = useDensity()
  const toggle = (column: Column, isShown: boolean) =>
    onChange(isShown ? [...shown, column] : shown.filter(one => one !== column))
  return (
    <Popover position="bottom-end" trapFocus returnFocus shadow="md">
      <Popover.Target>
        <BarButton icon={IconColumns3} text={t('ui.columns')} />
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
          {!isPhone && (
            <Input.Wrapper label={t('ui.density')}>
              <SegmentedControl
                fullWidth
                aria-label={t('ui.density')}
                value={density}
                data={densities.map(value => ({ value, label: t(`ui.densities.${value}`) }))}
                onChange={setDensity}
              />
            </Input.Wrapper>
          )}
        </Stack>
      </Popover.Dropdown>
    </Popover>
  )
}
