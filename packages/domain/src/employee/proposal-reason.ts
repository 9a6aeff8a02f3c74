// A proposal that only fills in empty fields explains itself; one that changes a value needs a reason (P7).

const isEmpty = (value: unknown): boolean =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0)

/** `before` has the current values of the fields that change. */
export const needsReason = (before: object): boolean => Object.values(before).some(value => !isEmpty(value))
