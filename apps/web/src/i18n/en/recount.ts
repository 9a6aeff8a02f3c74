export const recount = {
  effect: 'Effect on leave',
  noEffect: 'No leave is affected.',
  counts_one: '{{count}} request is recalculated: {{before}} → {{after}}.',
  counts_other: '{{count}} requests are recalculated: {{before}} → {{after}} in total.',
  takeDays: 'Deduct the extra days from the balance',
  takeDaysHint: 'If not, no extra days are deducted, and a request with no days left is cancelled.',
  GIVEN_BACK: 'returned',
  TAKEN: 'extra days counted',
  MOVED: 'same number, different days',
  KEPT: 'no change',
  SHORT: 'not changed: balance too low',
  CANCELLED: 'cancelled: no days left to count',
}
