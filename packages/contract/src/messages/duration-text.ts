// Minutes as text, the same on every screen and in every sentence; files have decimal hours.
import type { Language } from './text.ts'

const units = { en: { hours: 'h', minutes: 'min' }, lo: { hours: 'ຊມ', minutes: 'ນາທີ' } } as const

/** Stays on one line: durationText('en', 448) -> '7 h 28', (120) -> '2 h', (5) -> '5 min', (425) -> '7 h 05' */
export function durationText(language: Language, all: number): string {
  const [hours, minutes] = [Math.floor(all / 60), all % 60]
  const { hours: h, minutes: min } = units[language]
  if (hours === 0) return `${minutes}\u00A0${min}`
  const whole = `${hours.toLocaleString('en-US')}\u00A0${h}`
  return minutes === 0 ? whole : `${whole}\u00A0${String(minutes).padStart(2, '0')}`
}
