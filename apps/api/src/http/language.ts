// The reader's language from Accept-Language: of English and Lao the one with the higher quality, else English.
import { languages } from '@hr/contract/messages/text.ts'
import type { Language } from '@hr/contract/messages/text.ts'

/** requestLanguage('fr, lo;q=0.8, en;q=0.5') -> 'lo'. Of two with the same quality, the first. */
export function requestLanguage(header: string | undefined): Language {
  const ranges = (header ?? '').split(',').map(range =>
    range
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/),
  )
  const wanted = ranges.flatMap(([range = '', ...parameters]) => {
    const language = languages.find(known => range.split('-')[0] === known)
    return language ? [{ language, quality: qualityOf(parameters) }] : []
  })
  const best = Math.max(0, ...wanted.map(({ quality }) => quality))
  return wanted.find(({ quality }) => quality === best && quality > 0)?.language ?? 'en'
}

/** 1 if none is given; what is no number counts as 0. */
function qualityOf(parameters: readonly string[]): number {
  const given = parameters.find(parameter => parameter.startsWith('q='))
  return given === undefined ? 1 : Number(given.slice(2)) || 0
}
