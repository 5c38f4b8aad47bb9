/**
 * Event that an island sends when its script cannot be fetched. The island's `component-url` attribute names
 * the script.
 */
export const MODULE_MISSING = 'module-missing';
