/** The version of the rules that compute a day (A16): one more with every change that gives any day another record. */
export const dayRulesVersion = 1
