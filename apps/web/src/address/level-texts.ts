/** The texts of each level. */
export const levelTexts = {
  province: {
    title: 'menu.provinces',
    one: 'address.province',
    below: 'address.districts',
    add: 'address.addProvince',
    save: 'address.saveProvince',
    empty: 'address.emptyProvinces',
  },
  district: {
    title: 'address.districts',
    one: 'address.district',
    below: 'address.villages',
    add: 'address.addDistrict',
    save: 'address.saveDistrict',
    empty: 'address.emptyDistricts',
  },
  village: {
    title: 'address.villages',
    one: 'address.village',
    below: undefined,
    add: 'address.addVillage',
    save: 'address.saveVillage',
    empty: 'address.emptyVillages',
  },
} as const
