/** R2.50: the visit requests on the dashboard of staff. */
export const visitOverviewMessages = {
  title: 'Visit Requests',
  schedule: 'Schedule Visit',
  search: 'Search visit requests',
  searchHint: 'Pet, name or phone',
  sort: 'Sort visit requests',
  sorts: { newest: 'Newest requests', day: 'By day of visit' },
  days: { earlier: 'Earlier', today: 'Today', tomorrow: 'Tomorrow' },
  viewDetails: 'View Details',
  moreFor: ({ visit }: { visit: string }) => `More for ${visit}`,
} as const;

/** R2.54: the details of a visit request. */
export const visitDetailsMessages = {
  title: 'Visit Request Details',
  edit: 'Edit',
  close: 'Close',
  requesterTitle: 'Requester Information',
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  notGiven: 'Not given',
  account: 'Account',
  openAccount: 'Open account',
  visitTitle: 'Visit Details',
  status: 'Status',
  requestedDate: 'Requested Date',
  notes: 'Notes',
} as const;
