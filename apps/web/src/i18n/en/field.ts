// Texts of fields that need more than a label: phone, photo, address.
export const field = {
  dialCode: 'Country code',
  cropTitle: 'Crop photo',
  cropText: 'Drag the photo, or use the arrow keys, until the face is in the circle.',
  zoom: 'Zoom',
  usePhoto: 'Use this photo',
  choosePhoto: 'Choose photo',
  changePhoto: 'Change photo',
  removePhoto: 'Remove photo',
  photoHint: 'JPEG, PNG, GIF or WebP, cropped to a square',
  photoRefused: 'Choose a JPEG, PNG, GIF or WebP image up to {{size}} MB',
  photoUnreadable: 'This image could not be read. Choose another one',
  chooseOrType: 'Choose or type',
  typeName: 'Type a name to use it',
  useText: 'Use “{{text}}”',
}
