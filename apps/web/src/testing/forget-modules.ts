import { vi } from 'vitest';

// Files share a process. Each loads the modules of the application anew, whose state is that of a new tab.
vi.resetModules();
