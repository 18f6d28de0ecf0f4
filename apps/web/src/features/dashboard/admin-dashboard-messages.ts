interface Count {
  count: number;
  /** What is counted, as shown beside the count. */
  label: string;
}

interface CountOfStatus extends Count {
  /** In lower case. */
  status: string;
}

/** The texts of the dashboard of staff, without those of its overview and its lists. */
export const adminDashboardMessages = {
  title: 'Admin Dashboard',
  account: 'Account Settings',
  loading: 'Loading...',
  loadFailed: 'Failed to load data. Please try again.',

  visitsWaiting: 'Visits waiting',
  notCounted: '–',
  /** A count that filters its list, and what a press on it does, for screen readers. */
  countLabels: {
    pets: {
      showAll: ({ count, label }: Count) => `${count} ${label}: Show all pets`,
      showStatus: ({ count, label, status }: CountOfStatus) =>
        `${count} ${label}: Show pets that are ${status}`,
    },
    visits: {
      showAll: ({ count, label }: Count) => `${count} ${label}: Show all visit requests`,
      showStatus: ({ count, label, status }: CountOfStatus) =>
        `${count} ${label}: Show visit requests that are ${status}`,
    },
  },
} as const;
