// A phone number in a field with its country (spec 3: number, valid, country, dialCode; default 856).
import {
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max'
import type { CountryCode } from 'libphonenumber-js/max'
import { phoneNumber } from './phone.ts'
import { shownPhone } from './shown-phone.ts'

export type PhoneCountry = CountryCode
export const defaultCountry: PhoneCountry = 'LA'

export const phoneCountries: readonly { readonly country: PhoneCountry; readonly dialCode: string }[] =
  getCountries().map(country => ({ country, dialCode: getCountryCallingCode(country) }))

export const isPhoneCountry = (text: string): text is PhoneCountry => isSupportedCountry(text)

/** dialCodeOf('LA') -> '856' */
export const dialCodeOf = (country: PhoneCountry): string => getCountryCallingCode(country)

export type PhoneParts = { readonly country: PhoneCountry; readonly number: string }

/** phoneParts('+8562055512345') -> { country: 'LA', number: '020 5551 2345' } */
export function phoneParts(stored: string): PhoneParts {
  const parsed = parsePhoneNumberFromString(stored, defaultCountry)
  if (parsed === undefined) return { country: defaultCountry, number: stored }
  const country =
    parsed.country ?? phoneCountries.find(({ dialCode }) => dialCode === parsed.countryCallingCode)?.country
  if (country === undefined) return { country: defaultCountry, number: stored }
  return { country, number: country === defaultCountry ? shownPhone(stored) : parsed.formatNational() }
}

/**
 * What is sent for what was typed: E.164 when it is a number, else the typed text behind its dial code, so that the
 * shape can refuse it. A text that brings its own dial code keeps it. '' for nothing.
 */
export function typedPhone({ country, number }: PhoneParts): string {
  const text = number.trim().replace(/^00/, '+')
  if (text === '' || text === '+') return ''
  if (text.startsWith('+')) return phoneNumber(text) ?? text
  const parsed = parsePhoneNumberFromString(text, country)
  const international = parsed?.number ?? `+${getCountryCallingCode(country)} ${text}`
  return phoneNumber(international) ?? `+${getCountryCallingCode(country)} ${text}`
}
