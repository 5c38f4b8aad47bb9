import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

// Testing Library registers its own clean-up only once for all files that share a process.
afterEach(cleanup);
