import { Group, Input, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import { NumberField } from '#web/ui/NumberField.tsx'
import type { HoursAndMinutes } from './entered-minutes.ts'

type PartProps = {
  name: string
  unit: string
  label: string
  value: number | null
  most: number
  isWrong: boolean
  onChange: (value: number | null) => void
}

const Part = ({ name, unit, label, value, most, isWrong, onChange }: PartProps) => (
  <NumberField
    aria-label={label}
    data-path={name}
    rightSection={
      <Text span size="sm" c="dimmed">
        {unit}
      </Text>
    }
    rightSectionWidth={84}
    rightSectionProps={{ style: { justifyContent: 'flex-end', paddingInlineEnd: 12, pointerEvents: 'none' } }}
    error={isWrong}
    defaultValue={value}
    decimals={0}
    digits={2}
    max={most}
    mayBeEmpty
    onChange={onChange}
  />
)

type Props = {
  value: HoursAndMinutes
  hint: string
  error: ReactNode
  onChange: (change: Partial<HoursAndMinutes>) => void
}

/** A length in hours and minutes. */
export function HoursMinutes({ value, hint, error, onChange }: Props) {
  const { t } = useTranslation()
  const isWrong = error !== undefined && error !== null
  return (
    <Input.Wrapper
      label={t('otRecord.workedTime')}
      description={hint}
      error={error}
      labelElement="div"
      role="group"
      aria-label={t('otRecord.workedTime')}
    >
      <Group grow mt={4}>
        <Part
          name="hours"
          unit={t('otRecord.hoursUnit')}
          label={t('otRecord.hours')}
          value={value.hours}
          most={24}
          isWrong={isWrong}
          onChange={hours => onChange({ hours })}
        />
        <Part
          name="minutes"
          unit={t('otRecord.minutesUnit')}
          label={t('otRecord.minutes')}
          value={value.rest}
          most={59}
          isWrong={isWrong}
          onChange={rest => onChange({ rest })}
        />
      </Group>
    </Input.Wrapper>
  )
}
