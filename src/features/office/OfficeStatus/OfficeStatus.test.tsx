import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { propsOf } from '../../../gallery/show.tsx';
import { examples } from './OfficeStatus.examples.ts';
import { OfficeStatus } from './OfficeStatus.tsx';

const props = propsOf(examples, 'Of this moment');

test('the office hours stand in the HTML', () => {
  const { container } = render(<OfficeStatus {...props} />);
  expect(container.textContent).toBe('Sunday to Thursday, 9:00 AM to 6:00 PM GST');
});

test('what the script needs stands beside them', () => {
  const { container } = render(<OfficeStatus {...props} />);
  const element = container.querySelector('office-status');
  expect(JSON.parse(element?.getAttribute('clock') ?? '')).toMatchObject({
    zone: 'Asia/Dubai',
    opens: '09:00',
    closes: '18:00',
  });
  expect(Object.keys(JSON.parse(element?.getAttribute('words') ?? ''))).toEqual([
    'officeOpen',
    'officeOpenAway',
    'officeClosed',
    'officeClosedAway',
  ]);
});
