/** Event of an island whose script cannot be fetched; whoever listens learns which by `component-url`. */
export const MODULE_MISSING = 'module-missing';
