export const recount = {
  effect: 'What this does to leave',
  noEffect: 'No leave is counted differently.',
  counts_one: '{{count}} request is counted differently: {{before}} become {{after}}.',
  counts_other: '{{count}} requests are counted differently: {{before}} become {{after}} in all.',
  takeDays: 'Take the days that count again from the balance',
  takeDaysHint: 'Otherwise these requests stay as they are.',
  GIVEN_BACK: 'given back',
  TAKEN: 'would count again',
  MOVED: 'as many, on other days',
  KEPT: 'stays as it is',
  SHORT: 'stays: the balance is not enough',
  CANCELLED: 'ends: nothing is left to count',
}
