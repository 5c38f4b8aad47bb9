import { replace, setYaml } from '../support/edits.ts';
import type { Guide } from './guide.ts';
import { WORDS } from './words.ts';

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
    const label = WORDS.field;
    setYaml('content/pages/contact.yaml', [['form', 'fields', 'asset-country'], { label }]);
  },
};
