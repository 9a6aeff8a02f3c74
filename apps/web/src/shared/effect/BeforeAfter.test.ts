import { MantineProvider } from '@mantine/core'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { BeforeAfter } from './BeforeAfter.tsx'

const rows = [{ key: 'phone', field: 'Phone', values: ['020', '030'] }]
const table = createElement(BeforeAfter, {
  label: 'Changes',
  fieldTitle: 'Field',
  titles: ['Before', 'After'],
  rows,
})

test('every part of the table says its role, whatever its layout', () => {
  const html = renderToStaticMarkup(createElement(MantineProvider, null, table))
  const parts = [...html.matchAll(/<(table|thead|tbody|tr|th|td)\b([^>]*)>/g)]
  const roles = parts.map(([, , attributes]) => /role="(\w+)"/.exec(attributes ?? '')?.[1])
  const head = ['rowgroup', 'row', 'columnheader', 'columnheader', 'columnheader']
  expect(roles).toEqual(['table', ...head, 'rowgroup', 'row', 'rowheader', 'cell', 'cell'])
})
