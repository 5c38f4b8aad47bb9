/** The locale of site.yaml as browsers want it (BCP 47): `en_AE` as `en-AE`. */
export const languageTag = (locale: string) => locale.replace('_', '-');
