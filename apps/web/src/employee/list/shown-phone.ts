const laoMobile = /^\+856(20)(\d{4})(\d{4})$/
const laoOther = /^\+856(\d{2})(\d{3})(\d{3})$/

/** shownPhone('+8562055512345') -> '020 5551 2345'; foreign numbers stay as they are. */
export function shownPhone(number: string): string {
  const parts = laoMobile.exec(number) ?? laoOther.exec(number)
  return parts ? `0${parts.slice(1).join(' ')}` : number
}
