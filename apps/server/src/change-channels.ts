/** Channels of the change feed, which triggers notify: see `notify_*_changed` in the migrations. */
export const changeChannels = {
  pets: 'pets_changed',
  /** Preferences and required traits; the payload is the id of their user. */
  preferences: 'preferences_changed',
  /** The settings of the shelter. */
  shelter: 'shelter_changed',
} as const;
