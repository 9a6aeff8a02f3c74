// The number input of spec 5; its value is null while empty and NaN while it cannot be read.
import { TextInput } from '@mantine/core'
import type { TextInputProps } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import { editedNumber, leftNumber, numberDefaults, numberOf, shownNumber } from './number-text.ts'

type Props = Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange' | 'min' | 'max'> & {
  defaultValue?: number | null
  onChange?: (value: number | null) => void
  min?: number
  max?: number
  digits?: number
  decimals?: number
  /** An empty field stays empty on blur instead of becoming the minimum. */
  mayBeEmpty?: boolean
}

export function NumberField({
  defaultValue,
  onChange,
  min,
  max,
  digits,
  decimals,
  mayBeEmpty,
  ...props
}: Props) {
  const rules = {
    digits: digits ?? numberDefaults.digits,
    decimals: decimals ?? numberDefaults.decimals,
    min: min ?? numberDefaults.min,
    max: max ?? numberDefaults.max,
  }
  const { t } = useTranslation()
  const [kept, setKept] = useState(defaultValue == null ? '' : String(defaultValue))
  const [isLeft, setIsLeft] = useState(true)
  const value = numberOf(kept, rules)
  const isUnreadable = isLeft && Number.isNaN(value)
  const change = (next: string) => {
    setKept(next)
    onChange?.(numberOf(next, rules))
  }
  return (
    <TextInput
      {...props}
      error={isUnreadable ? t('ui.unreadableNumber') : props.error}
      inputMode={rules.decimals === 0 ? 'numeric' : 'decimal'}
      autoComplete="off"
      value={shownNumber(kept)}
      onFocus={event => {
        setIsLeft(false)
        props.onFocus?.(event)
      }}
      onChange={event => change(editedNumber(kept, event.currentTarget.value, rules))}
      onBlur={event => {
        setIsLeft(true)
        const isEmpty = value === null && mayBeEmpty === true
        if (!Number.isNaN(value)) change(isEmpty ? '' : String(leftNumber(value, rules)))
        props.onBlur?.(event)
      }}
    />
  )
}
