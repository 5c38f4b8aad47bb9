import { chooseAddressedSession } from '../features/booking/Booking/Booking.client.ts';
import { keepMessage } from '../features/messages/ContactPanel/ContactForm.client.ts';
import { startFallbackContact } from '../features/messages/FallbackContact/FallbackContact.client.ts';
import { startHeroVideo } from '../sections/Hero/HeroVideo.client.ts';

/** Starts what lives as long as the document: header and footer, and what islands ask for. */
export function startSite(root: Document): void {
  startFallbackContact(root);
}

/** Starts what a page's own content needs; called again after each navigation. */
export function startPage(root: ParentNode): void {
  startHeroVideo(root);
  keepMessage(root);
  chooseAddressedSession(root);
}
