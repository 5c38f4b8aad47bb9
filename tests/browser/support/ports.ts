/**
 * Ports at which Playwright serves the built site and, in the next line, the gallery. Two runs on one machine
 * need different ports.
 */
export const SITE_PORT = Number(process.env.SITE_PORT ?? 4399);
export const GALLERY_PORT = Number(process.env.GALLERY_PORT ?? 4398);
/** Port at which desk.spec.ts serves the site with its desk. */
export const DESK_PORT = Number(process.env.DESK_PORT ?? SITE_PORT - 2);
/** Port at which inbox.spec.ts serves the site with its desk. */
export const INBOX_PORT = Number(process.env.INBOX_PORT ?? SITE_PORT - 3);
/** Port at which desk-booking.spec.ts serves the site with its desk. */
export const BOOKING_PORT = Number(process.env.BOOKING_PORT ?? SITE_PORT - 4);
/** Port at which inbox-work.spec.ts serves the site with its desk. */
export const OFFICE_PORT = Number(process.env.OFFICE_PORT ?? SITE_PORT - 5);
/** Port at which other-browsers.spec.ts serves the site with its desk. */
export const OTHER_PORT = Number(process.env.OTHER_PORT ?? SITE_PORT - 6);
