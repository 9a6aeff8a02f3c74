// How many passkeys a person may have: one for each of their devices, with some to spare.
export const mostPasskeys = 10
