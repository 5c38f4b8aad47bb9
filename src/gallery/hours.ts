import type { Site } from '../schemas/site/site.ts';

/** Office hours for examples and tests, which stay when the company's change. */
export const sampleHours: Site['hours'] = {
  weekdays: [0, 1, 2, 3, 4],
  opens: '09:00',
  closes: '18:00',
  zone: 'Asia/Dubai',
  zoneName: 'GST',
  days: 'Sunday to Thursday',
  time: '9:00 AM to 6:00 PM GST',
  holidays: [
    { date: '2026-12-02', name: 'National Day' },
    { date: '2026-12-03', name: 'National Day' },
    { date: '2027-03-09', name: 'Eid al-Fitr (expected)' },
    { date: '2027-03-10', name: 'Eid al-Fitr (expected)' },
    { date: '2027-03-11', name: 'Eid al-Fitr (expected)' },
  ],
};
