// The number input of spec 5; its value is null while empty and NaN while it cannot be read.
import { hasMinus } from '@hr/domain/employee/written-number.ts'
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
  /** After the change, if a minus sign was typed or pasted; the value has none. */
  onMinus?: (value: number | null) => void
  /** An empty field stays empty on blur instead of becoming the minimum. */
  mayBeEmpty?: boolean
}

export function NumberField({
  defaultValue,
  onChange,
  onMinus,
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
      onChange={({ currentTarget: { value: text } }) => {
        const next = editedNumber(kept, text, rules)
        change(next)
        if (hasMinus(text)) onMinus?.(numberOf(next, rules))
      }}
      onBlur={event => {
        setIsLeft(true)
        const isEmpty = value === null && mayBeEmpty === true
        if (!Number.isNaN(value)) change(isEmpty ? '' : String(leftNumber(value, rules)))
        props.onBlur?.(event)
      }}
    />
  )
}
