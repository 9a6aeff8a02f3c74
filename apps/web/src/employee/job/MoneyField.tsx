// An amount with the decimals of its currency, at most 11 digits (spec 5).
import { Text } from '@mantine/core'
import type { ComponentProps } from 'react'
import { NumberField } from '#web/ui/NumberField.tsx'
import { toMajor, toMinor } from '#web/shared/money/money.ts'

type Props = Omit<ComponentProps<typeof NumberField>, 'decimals' | 'min' | 'max'> & {
  code: string | null
  exponent: number
}

/** `value` and `onChange` use the smallest unit. */
export function MoneyField({ code, exponent, defaultValue, onChange, ...props }: Props) {
  return (
    <NumberField
      mayBeEmpty
      {...props}
      decimals={exponent}
      defaultValue={defaultValue == null ? null : toMajor(defaultValue, exponent)}
      onChange={major => onChange?.(major === null ? null : toMinor(major, exponent))}
      styles={{ input: { textAlign: 'right' } }}
      rightSectionWidth={56}
      rightSection={
        <Text size="sm" c="dimmed" pe={8}>
          {code}
        </Text>
      }
    />
  )
}
