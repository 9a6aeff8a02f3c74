import { loadTexts } from '#web/i18n/language.ts'

/** For lazy(), with its texts. */
export async function loadRequiredSetUp() {
  const [file] = await Promise.all([import('./RequiredSetUp.tsx'), loadTexts('account')])
  return { default: file.RequiredSetUp }
}
