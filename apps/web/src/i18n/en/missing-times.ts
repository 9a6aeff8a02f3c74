export const missingTimes = {
  title: 'Missing times',
  hint: 'Press Enter to go to the next missing time. Days you leave empty stay as they are.',
  fill: 'Fill in shift times',
  own: 'Another HR officer fills this in',
  reasonHint: 'For all of these days, for example: the device was off',
  save_one: 'Save {{count}} day',
  save_other: 'Save {{count}} days',
  empty: 'No missing times in this period',
  emptyHint: 'Days with only a time in or only a time out appear here.',
}
