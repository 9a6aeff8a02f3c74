// A browser that lacks what the application is built on would stay on an empty page: it says so instead.

/** The newest of what the application needs: Chrome 123, Firefox 120, Safari 17.5 (`cssTarget` in vite.config.ts). */
export const isTooOld = (): boolean => !(CSS.supports('color', 'light-dark(red, red)') && 'groupBy' in Map)

/** In both languages, because there is no switch yet. */
const texts = [
  [
    'en',
    'This browser is too old for Sabai HR. Update it, or use a current Chrome, Edge, Firefox or Safari (17.5 or later).',
  ],
  [
    'lo',
    'ໂປຣແກຣມທ່ອງເວັບນີ້ເກົ່າເກີນໄປສຳລັບ Sabai HR. ກະລຸນາອັບເດດ ຫຼື ໃຊ້ Chrome, Edge, Firefox ຫຼື Safari (17.5 ຂຶ້ນໄປ) ລຸ້ນໃໝ່.',
  ],
] as const

/** Leaves a mark, by which the application does not start. */
export function showTooOld(root: HTMLElement): void {
  document.documentElement.setAttribute('data-too-old', '')
  for (const [language, text] of texts) {
    const line = document.createElement('p')
    line.lang = language
    line.textContent = text
    line.style.cssText = 'max-width: 34em; margin: 2em auto; padding: 0 1em; font: 18px/1.6 sans-serif'
    root.append(line)
  }
}
