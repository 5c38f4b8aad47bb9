import { expect, test } from 'vitest';
import { normalize } from '../normalize.ts';

test.each([
  ['case of every script', 'ИВАН Ёлкин', 'иван елкин'],
  ['accents, composed or not', 'Émilie Ångström', 'E\u0301milie A\u030Angstro\u0308m'],
  ['a mark on a mark', 'Nguyễn', 'nguyen'],
  ['letters with a stroke', 'Łukasz Øyvind Đorđe', 'lukasz oyvind dorde'],
  ['ß of both cases', 'GROẞ groß', 'gross GROSS'],
  ['dotted and dotless i', 'İstanbul Işık', 'istanbul isik'],
  ['sigma at the end of a word', 'ΠΑΣ', 'πασ'],
  ['full width', 'ＥＲＣ３６４３', 'erc3643'],
  ['ligatures', 'ﬁnance', 'finance'],
  ['half-width kana, with its sound mark', 'ｶﾞ', 'ガ'],
  [
    'hamza on its seats and alone',
    'أحمد إبراهيم آمنة مؤمن رئيس بهاء',
    'احمد ابراهيم امنه مومن رييس بها',
  ],
  ['taa marbuta, maqsura, wasla', 'فاطمة ليلى ٱلله', 'فاطمه ليلي الله'],
  ['harakat and tatweel', 'مُحَمَّد مـحـمـد', 'محمد محمد'],
  ['letters of a Persian keyboard', 'علی کریم', 'علي كريم'],
  ['shapes of Arabic letters', 'ﻻ ﷲ', 'لا الله'],
  ['Arabic and Persian digits', '٠١٢٣٤٥٦٧٨٩ ۰۱۲۳۴۵۶۷۸۹', '0123456789 0123456789'],
  ['points of Hebrew', 'שָׁלוֹם', 'שלום'],
  ['apostrophes and hyphens', 'O’Neill al‑Sayed', "o'neill al-sayed"],
  ['what is not seen', 'pay\u00ADment\u200B می\u200Cخواهم', 'payment میخواهم'],
  ['white space', 'a\u00A0b \n c', 'a b c'],
])('%s: %s', (_, one, other) => {
  expect(normalize(one)).toBe(normalize(other));
});

test.each([
  ['sounds of kana', 'ハ', 'バ'],
  ['vowels of Devanagari', 'कि', 'का'],
  ['vowels of Thai', 'กิ', 'กา'],
  ['signs of LIKE', '%_\\', '%%%'],
])('%s stay apart', (_, one, other) => {
  expect(normalize(one)).not.toBe(normalize(other));
});
