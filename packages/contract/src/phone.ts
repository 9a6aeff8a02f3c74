// Phone numbers: typed in any usual way, stored as E.164 (N6).
import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import * as z from 'zod/mini'

/** The library does not know the numbers 020 8x xxx xxx yet; the spec takes them. */
const newLaoMobile = /^208\d{7}$/

/**
 * '+8562055512345' for '020 5551 2345', '20 5551 2345' or '+856 20 5551 2345'; undefined when it is no number. Without
 * a country code it is read as Lao (dial code 856).
 */
export function phoneNumber(text: string): string | undefined {
  const parsed = parsePhoneNumberFromString(text, 'LA')
  if (!parsed || parsed.ext) return undefined
  const isNewLaoMobile = parsed.countryCallingCode === '856' && newLaoMobile.test(parsed.nationalNumber)
  return parsed.isValid() || isNewLaoMobile ? parsed.number : undefined
}

/** A phone number as typed; the output is E.164. */
export const phone = () =>
  z.string().check(
    z.trim(),
    z.minLength(1, 'required'),
    z.maxLength(30),
    z.overwrite(text => phoneNumber(text) ?? text),
    z.refine(text => phoneNumber(text) !== undefined, { error: 'phone' }),
  )
