/** The frame: header, channels, messages, and the panel behind the scenes. */
export const layoutStyles = `
.page {
  display: grid; height: 100vh; height: 100dvh;
  grid-template: auto minmax(0, 1fr) / 240px minmax(0, 1fr) auto;
  grid-template-areas: 'side bar bar' 'side main behind';
}
.bar {
  grid-area: bar; display: flex; align-items: center; gap: .75rem; padding: .5rem 1rem;
  border-bottom: 1px solid var(--line); min-width: 0;
}
/* A thread's name ends with its host's: it takes more lines rather than lose that. */
.bar h1 { min-width: 0; font-size: 1rem; line-height: 1.2; overflow-wrap: anywhere; }
.bar .topic {
  color: var(--dim); font-size: .875rem; flex: 1; min-width: 0; white-space: nowrap; overflow: hidden;
  text-overflow: ellipsis;
}
.show-channels { display: none; }
/* Who one can be is worth more room than where one is. */
.people { display: flex; gap: 2px; flex: none; max-width: 60%; margin-left: auto; background: var(--deep); border-radius: 6px; padding: 2px; }
.people a {
  color: var(--dim); text-decoration: none; padding: .25rem .6rem; border-radius: 4px; font-size: .875rem;
  white-space: nowrap; overflow: hidden; text-overflow: ellipsis; min-width: 0; max-width: 12rem;
}
.people a:hover { color: var(--text); }
.people a[aria-current] { background: var(--accent); color: var(--on-accent); }
/* The language of one's Discord client. */
.language { max-width: 7.5rem; font-size: .875rem; padding: .25rem .3rem; text-overflow: ellipsis; }
.show-panel { white-space: nowrap; font-size: .875rem; }
.show-panel .short { display: none; }
.show-panel[aria-expanded=true] { background: var(--accent); color: var(--on-accent); }

.channels { grid-area: side; background: var(--side); overflow-y: auto; padding: .75rem .5rem; min-height: 0; }
.channels h2 { padding: .6rem .5rem .3rem; }
.channels ul ul { margin-left: 1rem; border-left: 2px solid var(--line); padding-left: .25rem; }
.place {
  display: flex; gap: .4rem; align-items: center; width: 100%; background: none; color: var(--dim); text-align: left;
}
.place .name { flex: 1; min-width: 0; overflow-wrap: anywhere; }
.place[aria-current] { background: var(--hover); color: var(--text); }
.place.unread { color: var(--unread); font-weight: 700; }
.place.archived .name { font-style: italic; }
.place .mark { font-size: .7rem; border: 1px solid var(--line); border-radius: 8px; padding: 0 .4rem; font-weight: 400; }
.place.unread .mark { background: var(--accent); border-color: var(--accent); color: var(--on-accent); }
.presence { color: var(--dim); font-size: .75rem; padding: 0 .7rem 0 1.9rem; }

main { grid-area: main; display: flex; flex-direction: column; min-height: 0; min-width: 0; }
.lost { background: var(--danger); color: #000; padding: .4rem 1rem; text-align: center; }

.beside {
  grid-area: behind; width: clamp(320px, 34vw, 440px); display: flex; flex-direction: column; gap: .6rem; padding: .75rem; min-height: 0;
  background: var(--side); border-left: 1px solid var(--line); font-size: .875rem;
}
.beside header { display: flex; justify-content: space-between; align-items: center; }
.switches { display: flex; flex-direction: column; gap: .5rem; align-items: flex-start; }
.switches p { color: var(--dim); }
.switches fieldset { border: 1px solid var(--line); border-radius: 4px; display: flex; flex-wrap: wrap; gap: .3rem 1rem; padding: .3rem .6rem; width: 100%; }
.switches fieldset p { flex-basis: 100%; }
.requests { flex: 1; overflow: auto; min-height: 8rem; background: var(--deep); border-radius: 4px; }
.requests table { border-collapse: collapse; width: 100%; font-size: .75rem; font-family: ui-monospace, Menlo, Consolas, monospace; }
.requests td { padding: .15rem .35rem; vertical-align: top; white-space: nowrap; }
.requests td.path { width: 100%; white-space: normal; overflow-wrap: anywhere; }
.requests button { background: none; padding: 0; min-height: 0; text-align: left; text-decoration: underline dotted; }
.requests .said { white-space: normal; max-width: 0; }
.requests pre { margin: 0 0 .35rem; padding: .35rem; max-height: 18rem; overflow: auto; white-space: pre-wrap; overflow-wrap: anywhere; background: var(--page); color: var(--text); }
.ids ul { max-height: 16rem; overflow: auto; }
.ids li { display: flex; gap: .5rem; align-items: center; justify-content: space-between; padding: .1rem 0; }
.ids .name { min-width: 0; overflow-wrap: anywhere; }
.requests tr.failed { color: var(--danger); }
.members { overflow-y: auto; }
.members > ul > li { display: flex; gap: .6rem; align-items: center; padding: .3rem 0; }
.members img { border-radius: 50%; flex: none; }
.members .name { flex: 1; min-width: 0; overflow-wrap: anywhere; }
.members .about { display: block; }

@media (max-width: 800px) {
  .page { grid-template: auto minmax(0, 1fr) / minmax(0, 1fr); grid-template-areas: 'bar' 'main'; }
  .bar { flex-wrap: wrap; gap: .4rem; padding: .4rem .5rem; }
  .bar .topic { display: none; }
  .bar h1 { flex: 1; }
  /* Beside each other on a line of their own: the thread's name needs the first one. */
  .people { order: 1; flex: 1 1 calc(100% - 6rem); min-width: 0; max-width: none; margin: 0; }
  .people a { flex: 1; text-align: center; padding: .35rem .2rem; }
  .bar .language { order: 1; width: 5.5rem; }
  .show-channels { display: block; min-width: 40px; }
  .show-panel .short { display: inline; }
  .show-panel .long { display: none; }
  .channels { grid-area: main; display: none; z-index: 2; }
  .page[data-panel=channels] .channels { display: block; }
  .beside { grid-area: main; width: auto; z-index: 2; border: 0; }
}
`;
