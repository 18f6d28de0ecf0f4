/** The oldest release line that the dependencies still take. */
const REQUIRED = [20, 19, 0];

/**
 * @param {string} version such as 20.19.0
 * @returns {string | undefined} what to tell whoever runs an older one
 */
export function explainOldNode(version) {
  const parts = version.split('.').map(Number);
  for (const [index, required] of REQUIRED.entries()) {
    const part = parts[index] || 0;
    if (part > required) return undefined;
    if (part < required) {
      return `Pawmatch needs Node 20.19 or later, and this is ${version}: get a newer one from https://nodejs.org.`;
    }
  }
  return undefined;
}

// Before anything else is loaded that an old Node may not even understand.
const problem = explainOldNode(process.versions.node);
if (problem) {
  process.stderr.write(`${problem}\n`);
  process.exit(1);
}
