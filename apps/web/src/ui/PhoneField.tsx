// A phone number: the country with its dial code (856 by default), then the number as people write it. The value is
// E.164, or the dial code with the text as typed, which the shape then refuses.
import {
  defaultCountry,
  dialCodeOf,
  isPhoneCountry,
  phoneCountries,
  phoneParts,
  typedPhone,
} from '@hr/contract/dial-code.ts'
import type { PhoneCountry, PhoneParts } from '@hr/contract/dial-code.ts'
import { Group, Select, Text, TextInput } from '@mantine/core'
import type { TextInputProps } from '@mantine/core'
import { useMemo, useState } from 'react'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import classes from './PhoneField.module.css'

type Props = Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange'> & {
  /** E.164, '' or null */
  defaultValue?: string | null
  onChange?: (value: string) => void
}

const none: PhoneParts = { country: defaultCountry, number: '' }

/** Every country by its name in the reader's language, Laos first. */
function useCountries() {
  const language = useLanguage()
  return useMemo(() => {
    const names = new Intl.DisplayNames([language, 'en'], { type: 'region' })
    const named = phoneCountries
      .map(({ country, dialCode }) => ({ country, dialCode, name: names.of(country) ?? country }))
      .toSorted((one, other) => one.name.localeCompare(other.name, 'lo'))
    const isFirst = ({ country }: { country: PhoneCountry }) => country === defaultCountry
    return [...named.filter(isFirst), ...named.filter(one => !isFirst(one))]
  }, [language])
}

function CountrySelect({
  country,
  onChange,
  disabled,
}: {
  country: PhoneCountry
  onChange: (country: PhoneCountry) => void
  disabled: boolean | undefined
}) {
  const { t } = useTranslation()
  const countries = useCountries()
  const byCode = new Map<string, (typeof countries)[number]>(countries.map(one => [one.country, one]))
  const isFound = (code: string, text: string) => {
    const one = byCode.get(code)
    if (one === undefined) return false
    return one.name.toLowerCase().includes(text) || `+${one.dialCode}`.includes(text) || code.includes(text)
  }
  return (
    <Select
      className={classes.country ?? ''}
      classNames={{ input: classes.countryInput ?? '' }}
      aria-label={t('field.dialCode')}
      autoComplete="off"
      data={countries.map(one => ({ value: one.country, label: `+${one.dialCode}` }))}
      value={country}
      disabled={disabled === true}
      searchable
      nothingFoundMessage={t('ui.noMatch')}
      comboboxProps={{ width: 280, position: 'bottom-start' }}
      filter={({ options, search }) => {
        const text = search.trim().toLowerCase()
        const isWhole = `+${dialCodeOf(country)}` === text
        return options.filter(option => 'value' in option && (isWhole || isFound(option.value, text)))
      }}
      renderOption={({ option }) => (
        <Group gap="xs" wrap="nowrap">
          <Text size="sm" w={52} ta="right" c="dimmed">
            {option.label}
          </Text>
          <Text size="sm">{byCode.get(option.value)?.name}</Text>
        </Group>
      )}
      onChange={next => {
        if (next !== null && isPhoneCountry(next)) onChange(next)
      }}
    />
  )
}

export function PhoneField({ defaultValue, onChange, ...props }: Props) {
  const [parts, setParts] = useState(() => (defaultValue ? phoneParts(defaultValue) : none))
  const change = (next: PhoneParts) => {
    setParts(next)
    onChange?.(typedPhone(next))
  }
  return (
    <TextInput
      type="tel"
      inputMode="tel"
      autoComplete="off"
      maxLength={30}
      {...props}
      classNames={{ input: classes.number ?? '' }}
      value={parts.number}
      onChange={event => change({ ...parts, number: event.currentTarget.value })}
      onBlur={event => {
        // On blur, a number typed with a dial code sets the country, and the rest is formatted as usual there.
        if (parts.number !== '') setParts(phoneParts(typedPhone(parts)))
        props.onBlur?.(event)
      }}
      inputContainer={input => (
        <div className={classes.both}>
          <CountrySelect
            country={parts.country}
            disabled={props.disabled}
            onChange={country => change({ ...parts, country })}
          />
          <div className={classes.rest}>{input}</div>
        </div>
      )}
    />
  )
}
