type Query<Data> = { data: Data | undefined; error: Error | null; refetch: () => unknown }

/** Two reads as one: its data when both have answered. */
export const both = <One, Other>(one: Query<One>, other: Query<Other>): Query<readonly [One, Other]> => ({
  data: one.data === undefined || other.data === undefined ? undefined : [one.data, other.data],
  error: one.error ?? other.error,
  refetch: () => Promise.all([one.refetch(), other.refetch()]),
})
