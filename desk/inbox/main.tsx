import '../../src/styles/layers.css';
import '../../src/styles/tokens.css';
import 'virtual:fonts.css';
import '../../src/styles/fallbacks.css';
import '../../src/styles/base.css';
import './inbox.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { queryClient } from './data/queries.ts';

const place = document.getElementById('inbox');
if (place) {
  createRoot(place).render(
    <QueryClientProvider client={queryClient}>
      <App />
    </QueryClientProvider>,
  );
}
