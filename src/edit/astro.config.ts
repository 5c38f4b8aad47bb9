import config from '../../astro.config.ts';
import { editOnPage } from './integration.ts';

/** The site of `npm run edit`: that of `npm run dev` without the gallery, whose texts can be changed on the page. */
export default {
  ...config,
  devToolbar: { enabled: true },
  integrations: [...(config.integrations ?? []), editOnPage()],
};
