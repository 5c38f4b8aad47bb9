/** Words that are in nearly every English text and so distinguish no page. */
export const STOP_WORDS =
  `a about after all also an and any are as at be because been before being both but by can could did do
  does each else every few for from had has have how i if in into is it its itself just may me more most
  must my no nor not of off on once only or other our out over own per same should so some such than that
  the their them then there these they this those through to too under until up us very was we were what
  when where which while who whose why will with within without would you your`.split(/\s+/);
