import { describe, expect, it } from 'vitest';
import { explainOldNode } from './check-node.mjs';

describe('explainOldNode', () => {
  it.each(['20.19.0', '20.19.43', '20.20.2', '22.0.0', '24.1.0'])('accepts %s', (version) => {
    expect(explainOldNode(version)).toBeUndefined();
  });

  it.each(['14.21.3', '18.20.8', '20.9.0', '20.18.3'])('rejects %s with one line', (version) => {
    expect(explainOldNode(version)).toMatch(
      new RegExp(`^Pawmatch needs Node 20\\.19.*${version}.*$`),
    );
  });
});
