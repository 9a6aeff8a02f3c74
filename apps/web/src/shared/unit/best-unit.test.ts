import { expect, test } from 'vitest'
import { bestUnit } from './best-unit.ts'

type Unit = { name: string; nameLo: string; children: Unit[] }
const unit = (name: string, nameLo: string, ...children: Unit[]): Unit => ({ name, nameLo, children })
const units = [
  unit(
    'Sabai Sales',
    'ສະບາຍ',
    unit('Presales', '', unit('Field Sales', 'ຂາຍພາກສະໜາມ')),
    unit('Sales Department', 'ພະແນກຂາຍ'),
    unit('Sales', 'ຂາຍ'),
  ),
]

test.each([
  ['the whole name before longer ones', 'sales', 'Sales'],
  ['the beginning before a later word', 'sales d', 'Sales Department'],
  ['the beginning of a word, in the order of the tree', 'sale', 'Sales Department'],
  ['a match below units that do not match', 'field', 'Field Sales'],
  ['part of a word', 'resal', 'Presales'],
  ['a Lao name', 'ພະແນກ', 'Sales Department'],
  ['nothing for an unknown name', 'bank', undefined],
  ['nothing without text', '  ', undefined],
])('Enter chooses %s', (_, text, name) => expect(bestUnit(units, text)?.name).toBe(name))
