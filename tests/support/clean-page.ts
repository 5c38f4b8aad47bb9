import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

// Test files share a process and its document. Testing Library registers its own clean-up only once for all
// files, so the next file would find what a test has added to the document.
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});
