/** Prints a range with an en dash: `8-12 weeks` becomes `8–12 weeks`; `24/7` and `ERC-20` stand. */
export const formatFigure = (value: string) => value.replace(/(\d)-(?=\d)/g, '$1–');
