import { expect, test } from 'vitest'
import { askedRequest } from './asked-request.ts'

const all = ['LEAVE', 'ATTENDANCE', 'OFF_SITE', 'OT']
test.each([
  ['109', 109, all],
  [' #109 ', 109, all],
  ['request 109', 109, all],
  ['Request #109', 109, all],
  ['request no. 109', 109, all],
  ['leave request 109', 109, ['LEAVE']],
  ['attendance correction 109', 109, ['ATTENDANCE']],
  ['off-site work request 7', 7, ['OFF_SITE']],
  ['OT 12', 12, ['OT']],
  ['ຄຳຂໍ 109', 109, all],
  ['ຄໍາຂໍ 109', 109, all],
  ['ຄຳຂໍລາພັກເລກທີ 109', 109, ['LEAVE']],
  ['ຄຳຂໍແກ້ໄຂເວລາເລກທີ109', 109, ['ATTENDANCE']],
  ['ຄຳຂໍເຮັດວຽກນອກສະຖານທີ່ 7', 7, ['OFF_SITE']],
  ['ຄຳຂໍເຮັດວຽກລ່ວງເວລາເລກທີ 12', 12, ['OT']],
])('"%s" asks for %i of %j', (q, number, kinds) => expect(askedRequest(q)).toEqual({ number, kinds }))

test.each(['noy 109', 'S-3', 'request', 'request 109 noy', '1234567890', '#', ''])('"%s" asks for none', q =>
  expect(askedRequest(q)).toBeUndefined(),
)
