import { expect, test } from 'vitest'
import { unitManager } from './unit-manager.ts'

const unit = (id: string, manager: string | null, children: Unit[] = []): Unit => ({ id, manager, children })
type Unit = { id: string; manager: string | null; children: Unit[] }

const units = [
  unit('company', 'Noy', [
    unit('sales', 'Keo', [unit('shop', null)]),
    unit('office', null, [unit('desk', null)]),
  ]),
  unit('branch', null, [unit('store', null)]),
]

test.each([
  ['company', 'Noy'],
  ['sales', 'Keo'],
  ['shop', 'Keo'],
  ['office', 'Noy'],
  ['desk', 'Noy'],
  ['branch', null],
  ['store', null],
  ['unknown', null],
])('%s is led by %s', (id, manager) => expect(unitManager(units, id)).toBe(manager))

test('no units, no manager', () => expect(unitManager([], 'sales')).toBeNull())
