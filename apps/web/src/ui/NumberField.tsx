// The number input of spec 5; its value is a number, or null while it is empty.
import { TextInput } from '@mantine/core'
import type { TextInputProps } from '@mantine/core'
import { useState } from 'react'
import { groupedNumber, leftNumber, numberDefaults, numberText } from './number-text.ts'

type Props = Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange' | 'min' | 'max'> & {
  defaultValue?: number | null
  onChange?: (value: number | null) => void
  min?: number
  max?: number
  digits?: number
  decimals?: number
  /** Leaving the empty field keeps it empty instead of the minimum. */
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
  const [text, setText] = useState(defaultValue == null ? '' : String(defaultValue))
  const change = (next: string) => {
    setText(next)
    onChange?.(next === '' ? null : Number(next))
  }
  return (
    <TextInput
      {...props}
      inputMode={rules.decimals === 0 ? 'numeric' : 'decimal'}
      autoComplete="off"
      value={groupedNumber(text)}
      onChange={event => change(numberText(event.currentTarget.value, rules))}
      onBlur={event => {
        if (!(mayBeEmpty === true && text === '')) change(String(leftNumber(text, rules)))
        props.onBlur?.(event)
      }}
    />
  )
}
