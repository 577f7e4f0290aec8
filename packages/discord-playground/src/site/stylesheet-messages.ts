/** Messages and the composer below them: what the library's components do not bring with them. */
export const messageStyles = `
/* Upside down, so that the newest message stays in sight without a script. */
.scroller { flex: 1; min-height: 0; overflow-y: auto; display: flex; flex-direction: column-reverse; }
discord-messages { border: 0; color: var(--text); flex: 0 0 auto; min-width: 0; font-family: inherit; line-height: 1.4; }
discord-message, discord-system-message { color: var(--text); }
/* Over the library's own gap between messages. */
.entry { position: relative; margin-top: .4rem; padding: 0; }
discord-mention { color: light-dark(#363f9e, #e3e7f8); }
.tools {
  position: absolute; top: -10px; right: 1rem; display: flex; opacity: 0; background: var(--side); border-radius: 4px;
  border: 1px solid var(--line);
}
.tools button { background: none; font-size: .8rem; min-height: 28px; }
.tools button:hover { background: var(--hover); }
.entry:hover .tools, .entry:focus-within .tools { opacity: 1; }
.paragraph { overflow-wrap: anywhere; }
discord-message ul, discord-message ol { margin: .2rem 0 .2rem 1.4rem; list-style: disc; }
discord-message ol { list-style: decimal; padding: 0; }
discord-message ul.choices { margin: .2rem 0; list-style: none; }
discord-message ul.reactions { margin: .25rem 0; list-style: none; display: flex; flex-wrap: wrap; gap: .25rem; }
.reactions button {
  border: 1px solid var(--line); border-radius: 8px; background: var(--side); padding: .1rem .4rem; font-size: .875rem;
  min-height: 28px;
}
.reactions button[aria-pressed=true] { border-color: var(--link); background: var(--hover); }
discord-embed-footer[light-theme] { color: #4e5058; }
discord-thread { max-width: 100%; }
.mention { background: none; padding: 0; min-height: 0; }
.mention:hover { background: none; }
.thinking, .sending { color: var(--dim); font-style: italic; }
.picture { max-width: min(400px, 100%); max-height: 300px; border-radius: 4px; display: block; }
.container { border: 1px solid var(--line); border-radius: 8px; background: var(--side); padding: .75rem; max-width: 520px; }
.container hr { border: 0; border-top: 1px solid var(--line); }
.section { display: flex; gap: 1rem; justify-content: space-between; flex-wrap: wrap; }
.section > * { min-width: 0; max-width: 100%; }
.container, .section, .forwarded, .poll, .notice, .welcome, .menu, .composer { overflow-wrap: anywhere; }
.gallery { display: flex; flex-wrap: wrap; gap: .5rem; }
.forwarded { border-left: 3px solid var(--line); padding-left: .6rem; }
.menu { width: min(400px, 100%); margin: 4px 0; }
.menu .line { display: flex; gap: .5rem; align-items: center; padding-top: .25rem; }
.select {
  display: flex; justify-content: space-between; gap: .5rem; width: 100%; min-height: 40px; text-align: left;
  border: 1px solid var(--line); overflow-wrap: break-word;
}
.select > :first-child { min-width: 0; }
.select .placeholder { color: var(--dim); }
.menu .choices li { position: relative; padding-right: 2rem; }
.menu .choices li[aria-selected=true]::after { content: '✓'; position: absolute; right: .6rem; }
.welcome {
  margin: 1rem; padding: 1rem; border: 1px solid var(--line); border-radius: 8px; background: var(--side);
  max-width: 44rem; display: flex; flex-direction: column; gap: .6rem;
}
.welcome h2 { font-size: 1.25rem; text-transform: none; color: var(--text); }
.welcome ul { list-style: disc; padding-left: 1.2rem; display: flex; flex-direction: column; gap: .3rem; }
.welcome a { color: var(--link); margin-right: .4rem; }
.first-step { align-self: flex-start; font-size: 1.1rem; font-weight: 600; padding: .6rem 1.2rem; min-height: 44px; }
.inline { min-height: 28px; padding: .1rem .5rem; }
.new-below {
  align-self: center; margin: .25rem 0; border-radius: 16px; background: var(--accent); color: var(--on-accent);
  padding: .3rem 1rem;
}
.new-below:hover { background: var(--accent); }
.popup { position: relative; }
.popped {
  position: absolute; right: 0; top: 100%; z-index: 3; min-width: 12rem; padding: .25rem; border-radius: 6px;
  background: var(--side); border: 1px solid var(--line);
}
/* Below the last message there is no room. */
.entry:nth-last-child(-n+2) .popped { top: auto; bottom: 100%; }
.popped { overflow-wrap: anywhere; }
.popped li button { width: 100%; text-align: left; min-width: 40px; }
.popped ul:has(+ form) { display: flex; flex-wrap: wrap; }
.popped form { padding: .25rem; }
.notices { padding: 0 1rem; }
.notice { background: var(--side); border-left: 3px solid var(--accent); padding: .4rem .6rem; border-radius: 2px; margin: .25rem 0; }
.only-you { color: var(--dim); font-size: .75rem; }
.typing { color: var(--dim); font-size: .8rem; height: 1.2rem; padding: 0 1rem; }

.composer { position: relative; padding: 0 1rem 1rem; display: flex; flex-direction: column; gap: .35rem; }
.composer.command { max-height: 70%; overflow-y: auto; }
.composer .line { display: flex; gap: .5rem; align-items: stretch; }
.composer .line > button { flex: none; white-space: nowrap; }
.composer textarea { resize: none; field-sizing: content; min-height: 40px; max-height: 40vh; }
/* A browser cuts a placeholder off without an ellipsis as soon as the field has the focus, so this one is an element of its own. */
.composer .text { position: relative; flex: 1; min-width: 0; display: grid; }
.composer .hint {
  position: absolute; left: calc(.6rem + 1px); right: .6rem; top: calc(.4rem + 1px); color: var(--dim); pointer-events: none;
  overflow: hidden; white-space: nowrap; text-overflow: ellipsis;
}
.composer .context { font-size: .875rem; color: var(--dim); }
.composer .context button { font-size: .8rem; min-height: 26px; }
.attach {
  position: relative; width: 40px; flex: none; display: grid; place-items: center; background: var(--field);
  border-radius: 4px; cursor: pointer; overflow: hidden;
}
.attach input { position: absolute; inset: 0; opacity: 0; cursor: pointer; font-size: 0; }
.attach:focus-within { outline: 2px solid var(--link); }
.chosen-files { display: flex; flex-wrap: wrap; gap: .4rem; font-size: .875rem; }
.chosen-files li { background: var(--side); border-radius: 4px; padding-left: .5rem; }
.choices {
  background: var(--side); border: 1px solid var(--line); border-radius: 6px; max-height: 40vh; overflow-y: auto;
  padding: .25rem;
}
.choices li { padding: .35rem .5rem; border-radius: 4px; cursor: pointer; overflow-wrap: anywhere; }
.choices li span { color: var(--dim); font-size: .875rem; }
.choices li:hover, .choices li[aria-selected=true], .choices li.highlighted { background: var(--hover); }
.menu .choices li[aria-selected=true]:not(.highlighted) { background: none; }
.option { display: grid; grid-template-columns: 9rem minmax(0, 1fr) auto; gap: .1rem .5rem; align-items: start; }
.option label { font-weight: 600; font-size: .875rem; padding-top: .5rem; }
.option .about, .option .error { grid-column: 2; }
.addable { display: flex; flex-wrap: wrap; gap: .35rem; }
.addable button { font-size: .8rem; }
@media (max-width: 800px) {
  .tools { position: relative; inset: auto; opacity: 1; border: 0; background: none; padding-left: 72px; }
  .tools button { min-height: 24px; padding: 0 .4rem; color: var(--dim); }
  /* A finger finds the library's own link; this button is for the keyboard, which does not. */
  .tools.private { position: absolute; inset: -10px 1rem auto auto; }
  .entry .tools.private:not(:focus-within) { opacity: 0; }
  .composer { padding: 0 .5rem .5rem; }
  .option { grid-template-columns: minmax(0, 1fr) auto; }
  .option label { grid-column: 1 / -1; }
  .option .about, .option .error { grid-column: 1 / -1; }
  .notices { padding: 0 .5rem; }
  .welcome { margin: .5rem; padding: .75rem; }
  /* As wide as the screen, wherever the button is. */
  .entry .popup { position: static; }
  .entry .popped { right: auto; left: 72px; max-width: calc(100% - 72px - .5rem); }
}
`;
