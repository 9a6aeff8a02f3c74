// Which columns of a chart have a label below: as many as fit on a phone, counted back from the last one, which is the newest.
const mostLabels = 8

export const isLabelled = (place: number, count: number): boolean =>
  (count - 1 - place) % Math.ceil(count / mostLabels) === 0
