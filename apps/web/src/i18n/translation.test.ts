import { expect, test, vi } from 'vitest'

const render = vi.fn<() => void>()

/** The module with a component that shows a text. */
async function started() {
  vi.resetModules()
  vi.doMock('react', () => ({
    useSyncExternalStore(subscribe: (listener: () => void) => void, read: () => unknown) {
      subscribe(render)
      return read()
    },
  }))
  const { addTexts, showLanguage, translate, useTranslation: useTexts } = await import('./translation.ts')
  vi.doUnmock('react')
  const Heading = () => useTexts().t('currency.code')
  showLanguage('en')
  addTexts('en', { currency: { code: 'Code' } })
  expect(Heading()).toBe('Code')
  render.mockClear()
  return { addTexts, translate }
}

test('more texts render nothing again', async () => {
  const { addTexts } = await started()
  addTexts('en', { position: { addPosition: 'Add position' } })
  expect(render).not.toHaveBeenCalled()
})

test('unless one of them was looked up before', async () => {
  const { addTexts, translate } = await started()
  expect(translate('holiday.add')).toBe('holiday.add')
  addTexts('en', { holiday: { add: 'Add holiday' } })
  expect(render).toHaveBeenCalledOnce()
  expect(translate('holiday.add')).toBe('Add holiday')
})
