// The version tag of the product (spec 9: v1.2.0).
export const version = '1.2.0'
