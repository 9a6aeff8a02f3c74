// Texts of the pages of attendance, one file per feature.
export const texts = {}
