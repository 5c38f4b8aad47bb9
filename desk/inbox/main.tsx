import '@falaj/site/styles/layers.css';
import '@falaj/site/styles/tokens.css';
import 'virtual:fonts.css';
import '@falaj/site/styles/fallbacks.css';
import '@falaj/site/styles/base.css';
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
