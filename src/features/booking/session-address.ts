/** The session that the address names, as in `/contact?session=executive-briefing#book`; else nothing. */
export const addressedSession = () => new URLSearchParams(location.search).get('session') ?? '';

/** Whether who arrives by this address wants times, by naming a session or the picker itself. */
export const asksForTimes = () => addressedSession() !== '' || location.hash === '#book';
