/** The contact details of a shelter. */
export const shelterContactMessages = {
  address: 'Address',
  openMap: 'Open the map',
  phone: 'Telephone',
  email: 'Email',
  hours: 'Opening hours',
} as const;
