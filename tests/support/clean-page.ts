import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

// Files share a process and its page: Testing Library registers its own clean-up only once for all of them, and what
// a test has put into the page by itself would be found by the next.
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});
