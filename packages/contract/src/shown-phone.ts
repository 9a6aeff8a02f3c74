// A phone number for reading, as people in Laos write it.

const laoNumbers = [
  /^\+856(20)(\d{4})(\d{4})$/, // mobile
  /^\+856(30)(\d{3})(\d{4})$/, // wireless landline
  /^\+856(\d{2})(\d{3})(\d{3})$/, // landline
]

/** shownPhone('+8562055512345') -> '020 5551 2345'; a foreign number stays as it is stored, E.164. */
export function shownPhone(stored: string): string {
  const parts = laoNumbers.map(pattern => pattern.exec(stored)).find(match => match !== null)
  return parts ? `0${parts.slice(1).join(' ')}` : stored
}
