/** What programs that install and build need of the environment; everything else may be a secret. */
const NEEDED = new Set([
  ...['PATH', 'HOME', 'USER', 'LOGNAME', 'SHELL', 'TERM', 'COLORTERM', 'LANG', 'TZ'],
  ...['NO_COLOR', 'FORCE_COLOR', 'CI', 'TMPDIR', 'TMP', 'TEMP', 'NODE_OPTIONS'],
  ...['XDG_CACHE_HOME', 'XDG_CONFIG_HOME', 'XDG_DATA_HOME'],
  ...['HTTP_PROXY', 'HTTPS_PROXY', 'NO_PROXY'],
  ...['NODE_EXTRA_CA_CERTS', 'SSL_CERT_FILE', 'SSL_CERT_DIR'],
  // Windows
  ...['SYSTEMROOT', 'SYSTEMDRIVE', 'WINDIR', 'COMSPEC', 'PATHEXT', 'OS', 'USERNAME', 'USERPROFILE'],
  ...['APPDATA', 'LOCALAPPDATA', 'PROGRAMDATA', 'PROGRAMFILES', 'HOMEDRIVE', 'HOMEPATH'],
  ...['NUMBER_OF_PROCESSORS', 'PROCESSOR_ARCHITECTURE'],
]);

/** Settings of npm, such as its registry, and those that a front end is built with, which are public. */
const NEEDED_BEGINNINGS = /^(LC_|NPM_CONFIG_|VITE_)/;

const SECRET = /AUTH|TOKEN|PASSWORD|SECRET|_KEY|OTP/;

/**
 * Of the environment, what installing and building need: scripts of packages never see a secret (S56).
 * @param {NodeJS.ProcessEnv} [environment]
 * @returns {NodeJS.ProcessEnv}
 */
export function bareEnvironment(environment = process.env) {
  const kept = Object.entries(environment).filter(([name]) => {
    const upper = name.toUpperCase();
    return NEEDED.has(upper) || (NEEDED_BEGINNINGS.test(upper) && !SECRET.test(upper));
  });
  return Object.fromEntries(kept);
}
