/** What is left of a sentence without the name of the patient: often the question who that is. */

/** "Are you Mr Brandt?", without the name. */
const asksWho =
  /^(?:(?:hi|hello|hey|there|good|morning|afternoon|evening|so|and|,) )*(?:are you|you are)(?: ,? ?(?:right|correct))?$/;

/** "Would you prefer Mr Brandt or Walter?", without the names. */
const asksAddress =
  /\b(?:would|do) you (?:prefer|rather)(?: (?:to be|being) (?:called|addressed))?(?: ,| or| as)*$|\b(?:call|address) you(?: ,| or| as| just)*$/;

/** "Brandt, 58, right?", without the name. */
const checksWho = /^(?:(?:so|and|you|are|is|it|that|this|,|\d+|years?|old|aged?|right|correct|yes) ?)+$/;

/** `words`: without the name; `all`: how many there were with it. */
export const asNamed = (words: readonly string[], all: number): readonly string[] => {
  // "Jonas Adeyemi?"
  if (words.length === 0 && all > 1) return ['your', 'name'];
  if (words.length === all || words.length === 0) return words;
  const rest = words.join(' ');
  if (asksAddress.test(rest)) return ['what', 'should', 'i', 'call', 'you'];
  if (checksWho.test(rest) && /\d/.test(rest)) return ['your', 'name', 'and', 'your', 'age'];
  return asksWho.test(rest) || checksWho.test(rest) ? ['your', 'name'] : words;
};
