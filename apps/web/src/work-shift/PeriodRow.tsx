// One period of a weekday: times, and dates if it is temporary.
import { ActionIcon, Group, Stack, Text } from '@mantine/core'
import { IconCalendar, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import { DateField } from '#web/ui/DateField.tsx'
import { TimeField } from '#web/ui/TimeField.tsx'
import type { DraftItem } from './shift-draft.ts'

type Props = {
  item: DraftItem
  /** "Monday, period 1" */
  name: string
  /** Prefix of the field names, to focus an invalid one. */
  path: string
  errorOf: (field: 'timeIn' | 'timeOut' | 'startDate' | 'expireDate') => string | undefined
  onChange: (item: DraftItem) => void
  onRemove: () => void
}

const withoutStart = ({ startDate: _startDate, ...undated }: DraftItem): DraftItem => undated
const isNight = ({ timeIn, timeOut }: DraftItem) => timeIn !== '' && timeOut !== '' && timeOut <= timeIn

export function PeriodRow({ item, name, path, errorOf, onChange, onRemove }: Props) {
  const { t } = useTranslation()
  const [isDated, setIsDated] = useState(item.startDate !== undefined || item.expireDate !== null)
  const time = (field: 'timeIn' | 'timeOut') => (
    <TimeField
      aria-label={t(`workShift.${field}Of`, { name })}
      data-path={`${path}.${field}`}
      defaultValue={item[field]}
      onChange={value => onChange({ ...item, [field]: value })}
      error={errorOf(field) !== undefined}
      leftSection={null}
      w={92}
      style={{ flexShrink: 0 }}
    />
  )
  const error = errorOf('timeIn') ?? errorOf('timeOut')
  return (
    <Stack gap={4}>
      <Group gap="xs" align="flex-start" wrap="nowrap">
        {time('timeIn')}
        <Text lh="36px" aria-hidden>
          –
        </Text>
        {time('timeOut')}
        <Group gap={0} wrap="nowrap" mt={3}>
          <ActionIcon
            variant={isDated ? 'light' : 'subtle'}
            color={isDated ? 'brand' : 'gray'}
            aria-label={t('workShift.datesOf', { name })}
            aria-pressed={isDated}
            onClick={() => {
              if (isDated) onChange({ ...withoutStart(item), expireDate: null })
              setIsDated(!isDated)
            }}
          >
            <IconCalendar size={18} aria-hidden />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t('workShift.removeOf', { name })}
            onClick={onRemove}
          >
            <IconX size={18} aria-hidden />
          </ActionIcon>
        </Group>
      </Group>
      {error !== undefined && (
        <Text size="xs" c="var(--mantine-color-error)" role="alert">
          {error}
        </Text>
      )}
      {isNight(item) && (
        <Text size="xs" c="dimmed">
          {t('workShift.endsNextDay')}
        </Text>
      )}
      {isDated && <Dates item={item} path={path} errorOf={errorOf} onChange={onChange} />}
    </Stack>
  )
}

/** From when until when a temporary period applies. */
function Dates({ item, path, errorOf, onChange }: Pick<Props, 'item' | 'path' | 'errorOf' | 'onChange'>) {
  const { t } = useTranslation()
  return (
    <Group gap="xs" align="flex-start" mb={4}>
      <DateField
        label={t('workShift.startDate')}
        placeholder={t('workShift.fromTheStart')}
        value={item.startDate ?? null}
        clearable
        onChange={value => onChange(value === null ? withoutStart(item) : { ...item, startDate: value })}
        error={errorOf('startDate')}
        w={170}
      />
      <DateField
        label={t('workShift.expireDate')}
        placeholder={t('workShift.withoutEnd')}
        data-path={`${path}.expireDate`}
        value={item.expireDate}
        clearable
        onChange={expireDate => onChange({ ...item, expireDate })}
        error={errorOf('expireDate')}
        w={170}
      />
    </Group>
  )
}
