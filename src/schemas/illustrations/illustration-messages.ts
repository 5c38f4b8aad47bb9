import { group, message } from '@falaj/contract/messages/sentence.ts';
import { z } from 'astro/zod';

/** Column heads, states and sentences of the illustrations; their data contain only names and numbers. */
export const illustrationMessages = z.strictObject({
  ofWhole: message.describe('Head of a column of percentages'),
  shares: message.describe('What is counted where an illustration names no unit'),
  units: message.describe('The same for vintages'),
  allocation: group('title part value planned issued each{amount} smallest{n}').describe(
    'Who gets which part',
  ),
  register: group(
    'title holder frozen changed others{n} received{n,holder,at} gave{n,holder,at} sum{n,total}',
  ).describe('Who holds what now'),
  transferCheck: group(
    'title sends{holder,n} receives{holder,n} waits{holder} nothing progress{n,total} pass',
    'refused waiting notRun',
  ).describe('The rules before a transfer'),
  waterfall: group('title item amount each{amount,n,unit} paid{at} forecast{at}').describe(
    'From income to payout',
  ),
  orderBook: group(
    'title buy sell price open halted{reason} last{amount} spread{amount} volume{n,unit}',
  ).describe('Offers to buy and to sell'),
  vintages: group('title year issued retired active closed sum{n,total,unit,left} left').describe(
    'Units by the year in which they were earned',
  ),
  signing: group(
    'title signed{at} notNeeded missing executed{at,n} atOnce{at} open{n} short{n}',
    'objected{reason} policy tested{at}',
  ).describe('Two of three keys'),
  networkMap: group('title public permissioned ready hub{unit} sum{sum,total}').describe(
    'Networks of one register',
  ),
});
