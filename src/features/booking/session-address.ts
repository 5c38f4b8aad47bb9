/**
 * The session named in the address, as in `/contact?session=executive-briefing#book`; otherwise an empty
 * string.
 */
export const addressedSession = () => new URLSearchParams(location.search).get('session') ?? '';

/** Whether the address asks for times, by naming a session or the picker itself. */
export const asksForTimes = () => addressedSession() !== '' || location.hash === '#book';
