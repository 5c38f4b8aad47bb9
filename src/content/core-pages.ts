import * as data from './site-data.ts';

/** The pages that have a file of their own in content/pages, by address, in the order of the site. */
const CORE = {
  '/': data.getHome,
  '/about': data.getAbout,
  '/services': data.getServicesPage,
  '/portfolio': data.getPortfolio,
  '/contact': data.getContact,
  '/resources/case-studies': data.getCaseStudies,
  '/resources/documentation': data.getDocumentation,
  '/resources/blog': data.getBlog,
};

/** Every core page with its address, for whatever lists the whole site. */
export const getCorePages = () =>
  Promise.all(Object.entries(CORE).map(async ([path, get]) => ({ path, page: await get() })));
