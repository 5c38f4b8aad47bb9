import { replace } from '../support/edits.ts';
import type { Guide } from './guide.ts';
import { setCopy } from './set-copy.ts';

const BEFORE = "  { name: 'interest',";
const ROW =
  "  { name: 'asset-country', kind: 'text', longest: 100, forms: { message: 'optional' } },\n";

export const formField: Guide = {
  name: 'form field',
  doc: 'docs/add-a-form-field.md',
  code: true,
  workspaces: ['contract', 'desk'],
  follow() {
    replace('contract/fields.ts', [BEFORE, ROW + BEFORE]);
    const place = ['form', 'fields', 'asset-country'];
    setCopy('content/pages/contact.yaml', place, 'field', (label) => ({ label }));
  },
};
