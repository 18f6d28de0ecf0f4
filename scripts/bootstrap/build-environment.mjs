/** The variables that installing and building need. Every other variable may be a secret. */
const ALLOWED = new Set([
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

/** Locale, settings of npm (its registry), and settings of the front end, which are public. */
const ALLOWED_PREFIXES = /^(LC_|NPM_CONFIG_|VITE_)/;

const SECRET_NAME = /AUTH|TOKEN|PASSWORD|SECRET|_KEY|OTP/;

/**
 * The part of the environment that installing and building need. Package scripts never see a secret (S56).
 * @param {NodeJS.ProcessEnv} [environment]
 * @returns {NodeJS.ProcessEnv}
 */
export function pickBuildEnvironment(environment = process.env) {
  const allowed = Object.entries(environment).filter(([name]) => {
    const upper = name.toUpperCase();
    return ALLOWED.has(upper) || (ALLOWED_PREFIXES.test(upper) && !SECRET_NAME.test(upper));
  });
  return Object.fromEntries(allowed);
}
