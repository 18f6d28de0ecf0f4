/** The oldest version that every dependency supports. */
const REQUIRED = [20, 19, 0];

/**
 * @param {string} version such as 20.19.0
 * @returns {string | undefined} an error message when the version is too old
 */
export function explainOldNode(version) {
  const parts = version.split('.').map(Number);
  for (const [index, required] of REQUIRED.entries()) {
    const part = parts[index] || 0;
    if (part > required) return undefined;
    if (part < required) {
      return `Pawmatch needs Node 20.19 or later; this is ${version}. Newer versions are at https://nodejs.org.`;
    }
  }
  return undefined;
}

// This module is imported first: an old Node may fail to parse the others.
const problem = explainOldNode(process.versions.node);
if (problem) {
  process.stderr.write(`${problem}\n`);
  process.exit(1);
}
