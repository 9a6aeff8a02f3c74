// English and Lao texts of the browser: the same keys and placeholders, Lao in Lao script.
import { join } from 'node:path'
import { readTracked, root, trackedFiles } from './tracked-files.ts'

type Texts = { [key: string]: string | Texts }

/** Texts that are the same in both languages: names, units, codes. */
const sameInBoth =
  /^(OT|HR|PDF|Excel|CSV|EN|ລາວ|English|Sabai HR|v?\d[\d.]*|[\s\-–—/·:.,%#]|\{\{\w+\}\}|\.xlsx)*$/

export async function catalogueFindings(): Promise<string[]> {
  const files = trackedFiles(/^apps\/web\/src\/i18n\/en\/[\w-]+\.ts$/).filter(
    path => !path.endsWith('.test.ts'),
  )
  const code = trackedFiles(/^apps\/web\/src\/(?!i18n\/(en|lo)\/).*\.tsx?$/)
    .map(readTracked)
    .join('\n')
  const findings = await Promise.all(
    files.map(async path => {
      const [en, lo] = await Promise.all([textsOf(path), textsOf(path.replace('/en/', '/lo/'))])
      return [...compare(path, en, lo), ...unused(path, en, code)]
    }),
  )
  return findings.flat()
}

async function textsOf(path: string): Promise<Map<string, string>> {
  const exports: Record<string, Texts> = await import(join(root, path))
  return new Map(Object.values(exports).flatMap(texts => flat(texts, '')))
}

function flat(texts: Texts, prefix: string): [string, string][] {
  return Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : flat(value, `${prefix}${key}.`),
  )
}

function compare(path: string, en: Map<string, string>, lo: Map<string, string>): string[] {
  const missing = [...en.keys()].filter(key => !lo.has(key)).map(key => `${path}: ${key} has no Lao text`)
  const extra = [...lo.keys()].filter(key => !en.has(key)).map(key => `${path}: ${key} is only in Lao`)
  const wrong = [...en].flatMap(([key, english]) =>
    laoFaults(english, lo.get(key) ?? english).map(fault => `${path}: ${key} ${fault}`),
  )
  return [...missing, ...extra, ...wrong]
}

function laoFaults(english: string, lao: string): string[] {
  const faults: string[] = []
  if (!sameInBoth.test(english) && !/\p{Script=Lao}/u.test(lao)) faults.push(`is not in Lao script: ${lao}`)
  if (/\p{Script=Thai}/u.test(lao)) faults.push('has a Thai letter')
  if (/\u0ECD\u0EB2/.test(lao)) faults.push('writes AM decomposed; use U+0EB3')
  if (lao !== lao.normalize('NFC')) faults.push('is not NFC')
  if (placeholders(english) !== placeholders(lao)) faults.push('has other placeholders')
  return faults
}

const placeholders = (text: string): string =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)]
    .map(match => match[1])
    .sort()
    .join()

/** A text is unused if the code contains neither its key nor the prefix or the end of a computed key. */
function unused(path: string, en: Map<string, string>, code: string): string[] {
  if (/^import .* from '\.\//m.test(readTracked(path))) return []
  const feature = (path.split('/').at(-1) ?? '')
    .replace('.ts', '')
    .replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  const computed = [...code.matchAll(/`([\w.]+\.)\$\{/g)].map(match => match[1] ?? '')
  return [...en.keys()]
    .map(key => key.replace(/_(zero|one|two|few|many|other)$/, ''))
    .filter(key => {
      const whole = `${feature}.${key}`
      const isWritten = code.includes(`'${whole}'`) || code.includes(`}.${key}\``)
      return !isWritten && !computed.some(start => whole.startsWith(start))
    })
    .map(key => `${path}: ${feature}.${key} is not used`)
}
