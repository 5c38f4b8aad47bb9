/** Id of a field of the contact form. The section around the form already has the id `message`. */
export const fieldId = (name: string) => (name === 'message' ? 'message-text' : name);
