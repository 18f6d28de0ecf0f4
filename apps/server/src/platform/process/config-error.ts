/** A wrong setting. The message is the one line that the process ends with. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}
