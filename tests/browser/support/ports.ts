/**
 * Ports at which Playwright serves the built site and, in the next line, the gallery. Two runs on one machine
 * need different ports.
 */
export const SITE_PORT = Number(process.env.SITE_PORT ?? 4399);
export const GALLERY_PORT = Number(process.env.GALLERY_PORT ?? 4398);
/** Port at which desk.spec.ts serves the site with its desk. */
export const DESK_PORT = Number(process.env.DESK_PORT ?? SITE_PORT - 2);
/** Where one test file serves the site with its desk, for the inbox. */
export const INBOX_PORT = Number(process.env.INBOX_PORT ?? SITE_PORT - 3);
/** Where one test file serves the site with its desk, for bookings. */
export const BOOKING_PORT = Number(process.env.BOOKING_PORT ?? SITE_PORT - 4);
/** Where one test file serves the site with its desk, for what staff do with enquiries. */
export const OFFICE_PORT = Number(process.env.OFFICE_PORT ?? SITE_PORT - 5);
