/** Faults that the simulation has to find. */

export interface Mutant {
  readonly name: string;
  /** Which promise it breaks. */
  readonly promise: number;
  /** Below src/machine. */
  readonly module: string;
  /** What takes the place of an export: a function of the real one and its module; text, because it moves into a loader. */
  readonly exports: Readonly<Record<string, string>>;
}

const mutant = (promise: number, name: string, module: string, exports: Mutant['exports']): Mutant => ({
  promise,
  name,
  module,
  exports,
});

/** Another plan of a concern; `real` is its own. */
const plans = (concern: string, plan: string): Mutant['exports'] => ({
  [concern]: `({ plan: real, ...rest }) => ({ ...rest, plan: (d) => { ${plan} } })`,
});

/** What comes of an effect of a concern. */
const results = (concern: string, kind: string, result: string): Mutant['exports'] => ({
  [concern]: `({ results, ...rest }) => { const real = results.${kind}; return { ...rest, results: { ...results, ${kind}: (d, result, effect) => { ${result} } } }; }`,
});

/** What somebody decides. */
const decisions = (concern: string, kind: string, decision: string): Mutant['exports'] => ({
  [concern]: `({ decisions, ...rest }) => { const real = decisions.${kind}; return { ...rest, decisions: { ...decisions, ${kind}: (d, given, request) => { ${decision} } } }; }`,
});

/** What becomes of a message, where `test` holds for its `fate`. */
const fates = (test: string, instead: string): Mutant['exports'] => ({
  fateOf: `(real) => (record, sense, person) => { const fate = real(record, sense, person); return ${test} ? ${instead} : fate; }`,
});

/** Rows of the table of messages, without what their writers see. */
const dropped: readonly (readonly [name: string, test: string, instead?: string])[] = [
  ['what is marked as talk', "sense.kind === 'marked'", "{ becomes: 'talk', sign: 'talk' }"],
  ['what is written after the end', "record.phase === 'ended'"],
  ['nothing but emoji', "sense.kind === 'empty'", "{ becomes: 'not_asked', sign: 'not_asked' }"],
  ['a command that is typed as text', "fate.hint?.kind === 'command'"],
  ['a reply to another person', "fate.hint?.kind === 'side_talk'"],
  ['a message without a mention', "fate.hint?.kind === 'mentions'"],
  ['what cannot be read in full', "fate.hint?.kind === 'odd'"],
  ['a picture without words', "fate.hint?.kind === 'no_text'"],
  ['a message of somebody who is not chosen', "fate.hint?.kind === 'not_chosen'"],
  ['a message to a conversation of its host alone', "fate.hint?.kind === 'left_out'"],
  ['a message of a moderator out of turn', "fate.sign === 'talk' && sense.kind === 'question'"],
  ['a message out of turn', "fate.becomes === 'kept'"],
  ['a picture beside words', "fate.hint?.kind === 'text_alone'"],
];

/** Something is not held by this. */
const unheld = (what: string, reason: string): Mutant['exports'] => ({
  heldBy: `(real) => (d, what) => { const by = real(d, what); return what === '${what}' && by === '${reason}' ? undefined : by; }`,
});

/** A list of threads proves that nothing is new although its last message is not the newest that is known. */
const believes = (what: 'undefined' | 'older'): Mutant['exports'] => ({
  listening: `(real) => ({ ...real, on: { ...real.on, listed: (d, event) => { const { upTo } = d.record.inbox; const last = event.thread?.lastMessageId; const isOdd = event.thread !== undefined && ${what === 'older' ? 'BigInt(last ?? upTo) < BigInt(upTo)' : 'last === undefined'}; real.on.listed(d, isOdd ? { ...event, thread: { lastMessageId: upTo } } : event); } } })`,
});

const noGap = (concern: string): Mutant['exports'] =>
  plans(
    concern,
    'const { gap } = d.memory; d.memory.gap = undefined; const at = real(d); d.memory.gap ??= gap; return at;',
  );

export const mutants: readonly Mutant[] = [
  // ---- who is asked what
  mutant(1, 'words are known after a gap', 'inbox', {
    forgetAll: '(real) => (d) => { const { words } = d.memory; real(d); d.memory.words = words; }',
    lookAgain: '(real) => (d) => { const { words } = d.memory; real(d); d.memory.words = words; }',
  }),
  mutant(1, 'an edit or deletion that comes before its message is forgotten', 'inbox', {
    touch: '() => () => {}',
  }),
  mutant(1, 'a question is asked although it has changed since it was planned', 'ask', {
    takeBackUnsent: '() => () => {}',
  }),
  mutant(1, 'edits and deletions in a gap are lost', 'arrive', {
    listening:
      '(real) => { const lost = (d, event) => { if (d.memory.gap === undefined) real.on[event.kind](d, event); }; return { ...real, on: { ...real.on, edited: lost, deleted: lost } }; }',
  }),
  mutant(1, 'a deleted question is asked', 'arrive', {
    listening: '(real) => ({ ...real, on: { ...real.on, deleted: () => {} } })',
  }),
  mutant(1, 'the first wording wins', 'inbox', {
    setWords: '(real) => (d, id, words, more) => real(d, id, d.memory.words.get(id) ?? words, more)',
  }),
  mutant(1, 'an edit does not stop the reading of what it changes', 'lanes', {
    drop: "(real) => (d, name) => { if (d.lanes[name].effect?.kind !== 'read') real(d, name); }",
  }),
  mutant(
    1,
    'whoever writes is heard although somebody else has the floor',
    'hear',
    fates("fate.hint?.kind === 'no_floor'", "{ becomes: 'asked' }"),
  ),
  mutant(1, 'talk among people is asked', 'hear', {
    senseOf:
      "(real, { plainWords }) => (message, hears, reader) => { const text = plainWords(message, reader); return text === undefined ? real(message, hears, reader) : { kind: 'question', text, isIllustrated: false }; }",
  }),
  mutant(1, 'everybody is chosen', 'hear', fates("fate.hint?.kind === 'not_chosen'", "{ becomes: 'asked' }")),
  mutant(1, 'what only mentions should reach is asked', 'hear', {
    senseOf: "(real) => (message, _hears, reader) => real(message, 'everything', reader)",
  }),
  // ---- each place once
  mutant(2, 'a repeat is heard again', 'inbox', {
    isSeen:
      '(real) => (d, id) => d.memory.gap !== undefined && !d.record.inbox.recent.includes(id) && real(d, id)',
  }),
  mutant(2, 'what the service may have taken is asked again', 'remedy', {
    remedyFor:
      "(real) => (failure) => failure.kind === 'in_doubt' ? { kind: 'again', cause: 'service' } : real(failure)",
  }),
  mutant(2, 'a turn that was cut off is asked again', 'record', {
    loaded:
      "(real) => (record) => { const one = real(record); if (one.turn?.at !== 'submitted') return one; const { item } = one.turn; return { ...one, turn: undefined, inbox: { ...one.inbox, open: [item, ...one.inbox.open] } }; }",
  }),
  mutant(2, 'what was answered before an older store was restored is asked again', 'ask', {
    settledBefore: '() => () => false',
  }),
  // ---- in order
  mutant(3, 'what waited is taken for the answer to the preceptor', 'preceptor', {
    firstWaiting: "() => ({ record }) => record.inbox.open.find(({ is }) => is === 'waiting')",
  }),
  mutant(3, 'a press makes what waited the answer to the preceptor', 'preceptor', {
    firstWaiting:
      "() => ({ record: { preceptor, inbox } }) => inbox.open.find(({ is, place }) => is === 'waiting' && BigInt(place) > BigInt(preceptor?.id ?? 0))",
  }),
  mutant(3, 'a new process forgets what the preceptor asks', 'record', {
    loaded: '(real) => (record) => ({ ...real(record), preceptor: undefined })',
  }),
  mutant(3, 'the last goes first', 'preceptor', {
    firstWaiting: "() => ({ record }) => record.inbox.open.findLast(({ is }) => is === 'waiting')",
  }),
  mutant(3, 'questions are asked while a gap is open', 'ask', noGap('asking')),
  mutant(
    3,
    'the next is asked while lines are unsaid',
    'ask',
    plans(
      'asking',
      "const { outgoing } = d.record; if (outgoing.some(({ what }) => what.kind === 'part')) return real(d); d.record.outgoing = []; const at = real(d); d.record.outgoing = [...outgoing, ...d.record.outgoing]; return at;",
    ),
  ),
  mutant(3, 'the next is asked although it is to start again or to end', 'held', unheld('question', 'job')),
  mutant(3, 'it ends although something is unsaid', 'held', unheld('turn', 'unsaid')),
  mutant(5, 'a pause changes nothing', 'held', unheld('question', 'paused_by_hand')),
  mutant(5, 'the floor passes on while the connection is lost', 'held', unheld('silence', 'deaf')),
  mutant(6, 'the status is shown while a gap is open', 'held', unheld('status', 'gap')),
  mutant(5, 'single people are told while a gap is open', 'held', unheld('people', 'gap')),
  mutant(7, 'a post is repeated without a look at the thread', 'held', unheld('out', 'unsure')),
  // ---- stored first
  mutant(4, 'a call begins before it is stored', 'lanes', {
    perform:
      "(real) => (d, name, action, more) => real(d, name, action, action.kind === 'call' ? { atOnce: true } : more)",
  }),
  mutant(4, 'the status tells what is not stored', 'lanes', {
    perform:
      "(real) => (d, name, action, more) => real(d, name, action, action.kind === 'post_status' || action.kind === 'edit_status' ? { atOnce: true } : more)",
  }),
  mutant(4, 'people are told before it is stored', 'lanes', {
    reply: '(real) => (d, request, outcome) => real(d, request, outcome, { atOnce: true })',
  }),
  mutant(4, 'a write confirms what came after it', 'lanes', {
    stored: '(real) => (d) => real(d, d.writer.version)',
  }),
  mutant(4, 'a failed write is not repeated', 'lanes', {
    notStored: '(real) => (d) => { real(d); d.writer.writeAt = undefined; }',
  }),
  // ---- nothing is forgotten, nothing happens for nothing
  mutant(5, 'more counts as seen than was seen', 'inbox', {
    see: '(real) => (d, id) => { real(d, id); d.record.inbox.upTo = String(BigInt(d.record.inbox.upTo) + (2000n << 22n)); }',
  }),
  mutant(5, 'a late arrival counts as a repeat', 'inbox', {
    isSeen:
      '() => (d, id) => d.record.inbox.recent.includes(id) || BigInt(id) <= BigInt(d.record.inbox.upTo)',
  }),
  mutant(5, 'it is always calm', 'inbox', plans('calming', 'd.record.inbox.calm = true;')),
  mutant(
    5,
    'silence counts while the connection is lost',
    'inbox',
    plans(
      'calming',
      'const { deaf } = d.memory; d.memory.deaf = false; const at = real(d); d.memory.deaf = deaf; return at;',
    ),
  ),
  mutant(5, 'a list that names no last message is believed', 'arrive', believes('undefined')),
  mutant(5, 'a list that names an older message is believed', 'arrive', believes('older')),
  mutant(5, 'our own post proves that nothing older is on its way', 'inbox', {
    ownPosted:
      '(real) => (d, id) => { const { calm } = d.record.inbox; real(d, id); d.record.inbox.calm = calm; }',
  }),
  mutant(5, 'a new session opens no gap', 'arrive', {
    listening:
      '(real) => ({ ...real, on: { ...real.on, session: (d, event) => { const { gap } = d.memory; real.on.session(d, event); d.memory.gap = gap; } } })',
  }),
  mutant(5, 'what is set aside is dropped', 'inbox', {
    add: "(real) => (d, item) => { if (item.is !== 'aside') real(d, item); }",
  }),
  mutant(5, 'a doubt is forgotten', 'inbox', {
    add: "(real) => (d, item) => { if (item.is !== 'doubt') real(d, item); }",
  }),
  mutant(5, 'what is dropped is not told', 'outgoing', {
    say: "(real) => (d, what, more) => { if (what.kind !== 'dropped') real(d, what, more); }",
  }),
  mutant(
    5,
    'what comes after a press is dropped with the rest',
    'waiting',
    decisions('suspending', 'skip_waiting', 'return real(d, { ...given, on: undefined }, request);'),
  ),
  mutant(
    5,
    'what comes after a press is answered with the rest',
    'waiting',
    decisions('suspending', 'answer_aside', 'return real(d, { ...given, on: undefined }, request);'),
  ),
  mutant(
    5,
    'a press ends a later pause',
    'pause',
    decisions('pausing', 'resume', 'return real(d, { ...given, on: undefined }, request);'),
  ),
  mutant(
    5,
    'the preceptor cannot be skipped',
    'preceptor',
    decisions('preceptor', 'skip_preceptor', "return { kind: 'done' };"),
  ),
  mutant(5, 'a suspended conversation asks', 'held', unheld('question', 'left_alone')),
  mutant(5, 'a new link changes nothing', 'waiting', {
    suspending: '(real) => ({ ...real, on: { linked: () => {} } })',
  }),
  mutant(5, 'what is written in a pause is asked after it', 'hear', {
    fateOf:
      '(real) => (record, ...message) => real({ ...record, terms: { ...record.terms, paused: undefined } }, ...message)',
  }),
  mutant(5, 'what was written before a pause is talk', 'hear', {
    fateOf:
      '(real) => (record, ...message) => real({ ...record, terms: { ...record.terms, pausedAt: undefined } }, ...message)',
  }),
  // ---- who leads, and what is for all
  mutant(5, 'the host leads, whoever has set it', 'record', {
    leaderIn: '() => ({ about }) => about.hostId',
  }),
  mutant(5, 'a student changes what is for all groups', 'manage', { isForOthers: '() => () => false' }),
  // ---- until when
  mutant(5, 'what is written after the end of the time is asked', 'pause', { noteTime: '() => () => {}' }),
  mutant(5, 'what was written in time is not asked', 'record', { isTimeUp: '() => () => false' }),
  mutant(
    5,
    'two taps give four minutes',
    'pause',
    decisions('pausing', 'set_time', 'return real(d, { ...given, on: undefined }, request);'),
  ),
  mutant(
    5,
    'a pause does not hold the time',
    'pause',
    decisions(
      'pausing',
      'pause',
      'const { time } = d.record; const { upAt } = d.memory; const outcome = real(d, given, request); if (time?.is !== "up") { d.record.time = time; d.memory.upAt = upAt; } return outcome;',
    ),
  ),
  mutant(
    5,
    'a pause of a student’s holds the time of all',
    'pause',
    decisions(
      'pausing',
      'pause',
      'return real(d, d.record.time?.is === "up" ? given : { ...given, manages: true }, request);',
    ),
  ),
  mutant(
    5,
    'a wall clock that is set changes the time that is left',
    'pause',
    plans(
      'pausing',
      'if (d.memory.upAt !== undefined && d.record.time) d.memory.upAt = d.now + Math.max(0, d.record.time.endsAt - d.wall); return real(d);',
    ),
  ),
  mutant(6, 'the time ends, and nobody is told', 'pause', plans('pausing', 'return undefined;')),
  mutant(
    6,
    'nobody hears that little time is left',
    'pause',
    plans(
      'pausing',
      "const at = real(d); if (d.record.time?.is === 'near') d.record.time = { ...d.record.time, is: undefined }; return at;",
    ),
  ),
  mutant(
    5,
    'what was set aside is asked after the end of the time',
    'waiting',
    decisions(
      'suspending',
      'answer_aside',
      'const { time } = d.record; d.record.time = undefined; const outcome = real(d, given, request); d.record.time = time; return outcome;',
    ),
  ),
  mutant(
    5,
    'a process that ends asks on',
    'ask',
    plans(
      'asking',
      'const { closing } = d.memory; d.memory.closing = false; const at = real(d); d.memory.closing = closing; return at;',
    ),
  ),
  mutant(5, 'an end waits for the right to read the thread', 'inbox', {
    readRefused: '() => () => undefined',
  }),
  mutant(
    5,
    'the result of a reset finishes an end',
    'jobs',
    results('jobs', 'reset', "(d.record.job?.kind === 'end' ? results.close : real)(d, result, effect);"),
  ),
  mutant(5, 'a reset leaves what waited', 'inbox', {
    remove: "(real) => (d, ...items) => { if (d.record.job?.kind !== 'reset') real(d, ...items); }",
  }),
  mutant(
    5,
    'a limit of fair use is a doubt',
    'ask',
    results('asking', 'call', "if (result.kind !== 'no_room') real(d, result, effect);"),
  ),
  mutant(
    5,
    'what was not opened stays announced',
    'opening',
    plans(
      'opening',
      "if (d.memory.opening === 'undo' || d.memory.opening === 'cut_off') d.memory.opening = 'forget'; return real(d);",
    ),
  ),
  mutant(
    5,
    'who is forgotten stays named',
    'forget',
    decisions('forgetting', 'forget_person', "return { kind: 'done' };"),
  ),
  mutant(
    4,
    'what is to be deleted just ends',
    'forget',
    decisions(
      'forgetting',
      'delete',
      "const outcome = real(d, given, request); const { job, ended } = d.record; if (job) d.record.job = { ...job, because: 'finished' }; if (ended) d.record.ended = { ...ended, because: 'finished' }; return outcome;",
    ),
  ),
  mutant(
    5,
    'what is deleted ends in silence',
    'forget',
    plans(
      'forgetting',
      'const { outgoing } = d.record; d.record.outgoing = []; const at = real(d); d.record.outgoing = outgoing; return at;',
    ),
  ),
  mutant(
    5,
    'what is to be deleted waits until its hints have stood for long enough',
    'hints',
    plans(
      'hinting',
      'const { ended } = d.record; d.record.ended = ended && { ...ended, because: undefined }; const at = real(d); d.record.ended = ended; return at;',
    ),
  ),
  mutant(
    5,
    'the host does not hear that the bot is out of their thread',
    'arrive',
    results(
      'listening',
      'history',
      'const { about } = d.record; d.record.about = { ...about, private: false }; real(d, result, effect); d.record.about = about;',
    ),
  ),
  mutant(
    5,
    'what a moderator sets aside waits on',
    'waiting',
    decisions('suspending', 'set_aside', "return { kind: 'done' };"),
  ),
  mutant(
    5,
    'the preceptor asks on after an answer',
    'ask',
    results(
      'asking',
      'call',
      'const { preceptor } = d.record; real(d, result, effect); d.record.preceptor ??= preceptor;',
    ),
  ),
  // ---- what people see of their messages: each row of the table
  ...dropped.map(([name, test, instead = '{ becomes: fate.becomes }']) =>
    mutant(5, `${name} meets silence, or something else`, 'hear', fates(test, instead)),
  ),
  mutant(5, 'an edit that comes too late meets silence', 'hints', {
    show: "(real) => (d, whose, fate) => { if (fate.hint?.kind !== 'asked_already') real(d, whose, fate); }",
  }),
  mutant(5, 'what is read after a gap is not told', 'hints', {
    show: '(real) => (d, whose, fate) => { if (d.memory.gap === undefined) real(d, whose, fate); }',
  }),
  mutant(5, 'people are refused in public again and again', 'hints', {
    show: '(real) => (d, whose, fate) => { const { hinted } = d.record; real(d, whose, fate); d.record.hinted = hinted; }',
  }),
  mutant(5, 'signs are wanted, and not set', 'lanes', {
    perform: "(real) => (d, name, ...action) => { if (name !== 'signs') real(d, name, ...action); }",
  }),
  mutant(6, 'hints stand for ever', 'ports', {
    defaultTimings: '(real) => ({ ...real, hintStands: Infinity })',
  }),
  mutant(5, 'how often somebody has asked is forgotten', 'inbox', {
    notePresence:
      '() => (d, by) => { const { tally } = d.record; d.record.tally = { ...tally, by: { ...tally.by, [by]: 0 } }; }',
  }),
  mutant(5, 'nobody is pinged after a long wait', 'outgoing', {
    sayAnswer: '(real) => (d, parts, more) => real(d, parts, { ...more, ping: false })',
  }),
  mutant(5, 'a conversation without questions goes on', 'jobs', { endIfIdle: '() => () => {}' }),
  mutant(5, 'what waits goes by the wall clock', 'actor', {
    Actor:
      '(real) => class extends real { constructor(state, options) { const { clock } = options.ports; super(state, { ...options, ports: { ...options.ports, clock: { ...clock, monotonic: clock.wall } } }); } }',
  }),
  mutant(5, 'a wait that was stored by a clock that was ahead is believed', 'draft', {
    newState:
      '(real) => (record, seed) => { const state = real(record, seed); const { nextTryAt } = record.suspension ?? {}; return nextTryAt === undefined ? state : { ...state, memory: { ...state.memory, tryAt: seed.now + nextTryAt - seed.wall } }; }',
  }),
  // ---- one at a time
  mutant(5, 'the floor is not passed on', 'hands', { answeredFor: '() => () => {}' }),
  mutant(5, 'nobody takes a free floor', 'hands', { takeFloor: '() => () => {}' }),
  mutant(
    5,
    'the floor passes on in a pause',
    'hands',
    plans(
      'floor',
      'const { terms } = d.record; d.record.terms = { ...terms, paused: undefined }; const at = real(d); d.record.terms = terms; return at;',
    ),
  ),
  mutant(
    5,
    'a pause counts as silence',
    'hands',
    plans(
      'floor',
      'const { silence } = d.memory; const at = real(d); d.memory.silence ??= silence; return at;',
    ),
  ),
  mutant(
    5,
    'a press passes on whoever has the floor by then',
    'hands',
    decisions('floor', 'pass', 'return real(d, { ...given, on: undefined }, request);'),
  ),
  mutant(
    5,
    'who gives the floor away gives away another',
    'hands',
    decisions('floor', 'give_floor', 'return real(d, { ...given, on: undefined }, request);'),
  ),
  mutant(
    5,
    'the floor is lost without a word',
    'hands',
    plans(
      'floor',
      'const at = real(d); if (d.record.hands?.lost !== undefined) d.record.hands = { ...d.record.hands, lost: undefined }; return at;',
    ),
  ),
  mutant(
    6,
    'typing does not change when the floor is said to pass on',
    'hands',
    plans(
      'floor',
      'const { passesAt } = d.memory.silence ?? {}; const at = real(d); const { silence } = d.memory; if (passesAt > 0 && silence !== undefined) d.memory.silence = { ...silence, passesAt }; return at;',
    ),
  ),
  mutant(9, 'each key that the holder presses changes the status', 'hands', {
    floor:
      '({ on: { typing }, ...rest }) => ({ ...rest, on: { typing: (d, event) => { typing(d, event); const { silence } = d.memory; if (silence !== undefined) d.memory.silence = { ...silence, toldAt: -Infinity }; } } })',
  }),
  mutant(5, 'only the last message out of turn is kept', 'hands', {
    keepOutOfTurn:
      '(real) => (d, by, message) => { d.memory.outOfTurn = new Map([...d.memory.outOfTurn].filter(([one]) => one !== by)); real(d, by, message); }',
  }),
  mutant(
    5,
    'who loses the floor loses what was kept',
    'hands',
    decisions(
      'floor',
      'give_floor',
      'const { holder } = d.record.hands ?? {}; const outcome = real(d, given, request); if (d.record.hands?.holder !== holder) d.memory.outOfTurn = new Map([...d.memory.outOfTurn].filter(([one]) => one !== holder)); return outcome;',
    ),
  ),
  mutant(
    5,
    'a press asks nothing of what was kept',
    'hands',
    decisions('floor', 'ask_it', "return { kind: 'done' };"),
  ),
  mutant(5, 'what was kept is offered although it was deleted', 'hands', {
    outOfTurnChanged: '() => () => {}',
  }),
  mutant(5, 'what was kept is offered although it was deleted in a gap', 'arrive', {
    listening:
      '(real) => ({ ...real, on: { ...real.on, deleted: (d, event) => { const { gap, outOfTurn } = d.memory; real.on.deleted(d, event); if (gap !== undefined) d.memory.outOfTurn = outOfTurn; } } })',
  }),
  mutant(
    5,
    'the most heard come first',
    'hands',
    decisions(
      'floor',
      'raise_hand',
      'const outcome = real(d, given, request); const { hands } = d.record; if (hands !== undefined) d.record.hands = { ...hands, up: [...hands.up].reverse() }; return outcome;',
    ),
  ),
  mutant(
    5,
    'who loses the floor loses the turn',
    'hands',
    decisions(
      'floor',
      'give_floor',
      'const outcome = real(d, given, request); const { hands } = d.record; if (hands?.moved !== undefined) d.record.hands = { ...hands, up: hands.up.slice(1) }; return outcome;',
    ),
  ),
  // ---- the status
  mutant(6, 'a status that is seen is not known', 'status', { statusCame: '() => () => {}' }),
  mutant(6, 'a status that was deleted counts as there', 'status', { statusDeleted: '() => () => {}' }),
  mutant(6, 'an edit that lands late stays', 'status', { statusEdited: '() => () => {}' }),
  mutant(6, 'what is set aside is not shown', 'waiting', { showAside: '() => () => undefined' }),
  mutant(
    6,
    'the floor goes to somebody who is not pinged',
    'status',
    plans(
      'showing',
      'if (d.record.hands?.call === true) d.record.hands = { ...d.record.hands, call: undefined }; return real(d);',
    ),
  ),
  mutant(
    6,
    'the status is posted again instead of edited',
    'status',
    plans('showing', 'd.memory.status = { ...d.memory.status, isWorn: true }; return real(d);'),
  ),
  // ---- what is said
  mutant(
    5,
    'what a moderator tells is not said',
    'manage',
    decisions('managing', 'tell', "return { kind: 'done' };"),
  ),
  mutant(
    7,
    'what a moderator tells is said with one key',
    'manage',
    decisions('managing', 'tell', 'return real(d, given, d.record.about.id);'),
  ),
  mutant(7, 'lines are not recognized', 'outgoing', { lineCame: '() => () => false' }),
  mutant(7, 'own posts do not count as seen', 'inbox', { ownPosted: '() => () => {}' }),
  mutant(7, 'a post is repeated under another nonce', 'lanes', {
    perform:
      "(real) => (d, name, action, more) => real(d, name, action.kind === 'post' ? { ...action, nonce: action.nonce + d.lanes.out.failures } : action, more)",
  }),
  mutant(7, 'nobody looks whether a post without a response stands', 'inbox', {
    lookAgain: '() => (d) => { d.memory.unsure = false; }',
  }),
  mutant(7, 'a second answer has the key of the first', 'outgoing', {
    sayAnswer: '(real) => (d, parts, more) => real(d, parts, { ...more, about: more.replyTo ?? more.about })',
    say: "(real) => (d, what, more) => real(d, what, what.kind === 'doubt' || what.kind === 'refused' ? { ...more, about: more.replyTo ?? more.about } : more)",
  }),
  mutant(7, 'a part takes another form as soon as Discord fails', 'ports', {
    defaultTimings: '(real) => ({ ...real, believed: 0 })',
  }),
  mutant(7, 'a text on which Discord always fails is tried for ever', 'ports', {
    defaultTimings: '(real) => ({ ...real, believed: Infinity })',
  }),
  mutant(7, 'each form has the nonce of the first', 'lanes', {
    perform:
      "(real) => (d, name, action, more) => real(d, name, action.kind === 'post' ? { ...action, nonce: d.record.outgoing[0].key } : action, more)",
  }),
  mutant(7, 'of a part only the text is known again', 'outgoing', {
    lineCame:
      "(real) => (d, message) => { const [first, ...others] = d.record.outgoing; if (first?.what.kind === 'part' && message.content !== first.what.part.content) return false; return real(d, message); }",
  }),
  mutant(7, 'a line takes the place of a part although Discord takes its file', 'outgoing', {
    saying:
      "(real) => ({ ...real, plan: (d) => { const [first, ...others] = d.record.outgoing; if (first?.form === 1 && first.what.part?.file === undefined && first.what.kind === 'part') d.record.outgoing = [{ ...first, form: 2 }, ...others]; return real.plan(d); } })",
  }),
  mutant(
    7,
    'a long answer whose file is refused is left out',
    'outgoing',
    results(
      'saying',
      'post',
      "const [first] = d.record.outgoing; if (first?.what.part?.whole === true && result.kind === 'discord_failed' && result.failure.kind === 'refused') d.record.outgoing = d.record.outgoing.slice(1); else real(d, result, effect);",
    ),
  ),
  mutant(9, 'a long answer is stored twice', 'outgoing', {
    sayAnswer:
      '(real) => (d, parts, more) => real(d, parts.flatMap((part) => (part.whole === true ? [part, { ...part, whole: undefined }] : part)), more)',
  }),
  mutant(7, 'a line is known by its reference alone', 'outgoing', {
    lineCame:
      '(real) => (d, message) => message.repliesTo?.messageId === d.record.outgoing[0]?.replyTo && real(d, message)',
  }),
  mutant(7, 'something is said while a gap is open', 'outgoing', noGap('saying')),
  mutant(
    7,
    'what may not be said is left out',
    'outgoing',
    results(
      'saying',
      'post',
      "real(d, result.kind === 'discord_failed' && result.failure.kind === 'forbidden' ? { kind: 'discord_failed', failure: { kind: 'refused', status: 400, code: 0 } } : result, effect);",
    ),
  ),
  // ---- the rest
  mutant(8, 'a new process posts the status again', 'record', {
    loaded: '(real) => (record) => ({ ...real(record), status: undefined })',
  }),
  mutant(8, 'a new process reads what it knows', 'arrive', {
    listening:
      '(real) => ({ ...real, on: { ...real.on, listed: (d, event) => { d.record.inbox.calm = false; real.on.listed(d, event); } } })',
  }),
  mutant(9, 'the service is not left alone while it is out', 'waiting', {
    suspend: '(real) => (d, cause) => real(d, cause, 0)',
  }),
  mutant(9, 'the status is edited at once', 'ports', {
    defaultTimings: '(real) => ({ ...real, statusEvery: 0 })',
  }),
  mutant(9, 'nothing is forgotten of what was seen', 'inbox', {
    see: '(real) => (d, id) => { const { recent } = d.record.inbox; real(d, id); d.record.inbox.recent = [...new Set([...recent, id])]; }',
  }),
  mutant(
    9,
    'the thread is read again and again',
    'arrive',
    results(
      'listening',
      'history',
      "real(d, result.kind === 'page' && result.messages.length > 3 ? { ...result, next: String(BigInt(result.messages[0].id) - 1n) } : result, effect);",
    ),
  ),
  mutant(10, 'a process without the store goes on', 'actor', {
    Actor:
      '(real) => class extends real { constructor(state, options) { super(state, { ...options, ports: { ...options.ports, mayAct: () => true } }); } }',
  }),
  mutant(11, 'old questions are asked', 'ports', {
    defaultTimings: '(real) => ({ ...real, catchUp: 1e12 })',
  }),
];
