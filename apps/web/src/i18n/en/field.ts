// Texts of fields that need more than a label: phone, photo, address.
export const field = {
  dialCode: 'Country code',
  cropTitle: 'Cut the photo',
  cropText: 'Move the picture with the pointer or the arrow keys until the face is in the circle.',
  zoom: 'Zoom',
  usePhoto: 'Use this photo',
  choosePhoto: 'Choose photo',
  changePhoto: 'Change photo',
  removePhoto: 'Remove photo',
  photoHint: 'JPEG, PNG, GIF or WebP. It is cut to a square.',
  photoRefused: 'Choose a JPEG, PNG, GIF or WebP picture of at most {{size}} MB',
  photoUnreadable: 'This picture could not be read. Choose another one',
  chooseOrType: 'Choose or type',
  typeName: 'Type the name to use it',
  useText: 'Use “{{text}}”',
}
