import { afterEach, beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('localStorage', { getItem: () => 'en', setItem: vi.fn() })
  vi.stubGlobal('document', { documentElement: { lang: '' } })
})
afterEach(() => vi.unstubAllGlobals())

async function started() {
  const language = await import('./language.ts')
  const { translate } = await import('./translation.ts')
  await language.startLanguage()
  return { ...language, translate }
}

test('a part that loads while the language is switched has the texts of the new language', async () => {
  const { loadTexts, switchLanguage, translate } = await started()
  await Promise.all([loadTexts('people'), switchLanguage('lo')])
  expect(translate('employeeRecord.createTitle')).toBe('ເພີ່ມພະນັກງານ')
})

test('so has a part that is wanted after the switch began', async () => {
  const { loadTexts, switchLanguage, translate } = await started()
  await Promise.all([switchLanguage('lo'), loadTexts('people')])
  expect(translate('employeeRecord.createTitle')).toBe('ເພີ່ມພະນັກງານ')
})
