/** How the page looks: dark or light by the system's setting, from 390 px up. Messages bring their own styles. */
import { dialogStyles } from './stylesheet-dialogs.ts';
import { layoutStyles } from './stylesheet-layout.ts';
import { messageStyles } from './stylesheet-messages.ts';

const colours = `
:root {
  color-scheme: dark light;
  --page: #313338; --side: #2b2d31; --deep: #1e1f22; --field: #383a40; --line: #3f4147;
  --text: #f2f3f5; --dim: #b5bac1; --link: #4cb8f5; --accent: #5865f2; --on-accent: #fff;
  --hover: #404249; --danger: #fa9c9e; --unread: #fff;
}
@media (prefers-color-scheme: light) {
  :root {
    --page: #fff; --side: #f2f3f5; --deep: #e3e5e8; --field: #ebedef; --line: #d4d7dc;
    --text: #1e1f22; --dim: #4e5058; --link: #005fa3; --accent: #4752c4; --on-accent: #fff;
    --hover: #dfe1e5; --danger: #a1161b; --unread: #000;
  }
}
`;

const basics = `
*, *::before, *::after { box-sizing: border-box; }
html, body { height: 100%; margin: 0; }
body {
  background: var(--page); color: var(--text);
  font: 16px/1.4 'gg sans', 'Noto Sans', 'Helvetica Neue', Helvetica, Arial, sans-serif, 'Noto Emoji Variable';
}
#app { height: 100%; }
.starting { padding: 2rem; text-align: center; }
h1, h2, h3, p { margin: 0; }
h2, h3 { font-size: .8rem; text-transform: uppercase; letter-spacing: .03em; color: var(--dim); }
ul { list-style: none; margin: 0; padding: 0; }
button, input, select, textarea { font: inherit; color: inherit; }
button {
  background: var(--field); border: 0; border-radius: 4px; padding: .35rem .7rem; cursor: pointer; min-height: 32px;
}
button:hover { background: var(--hover); }
button:disabled { cursor: default; opacity: .6; }
button.main { background: var(--accent); color: var(--on-accent); }
input[type=text], select, textarea {
  background: var(--field); border: 1px solid var(--line); border-radius: 4px; padding: .4rem .6rem; width: 100%;
}
::placeholder { color: var(--dim); opacity: 1; }
:focus-visible { outline: 2px solid var(--link); outline-offset: 1px; }
code { font-family: ui-monospace, Menlo, Consolas, monospace; }
.error { color: var(--danger); font-size: .875rem; }
.about { color: var(--dim); font-size: .8rem; }
.required { color: var(--danger); }
@media (prefers-reduced-motion: reduce) { * { animation: none !important; transition: none !important; } }
`;

export const stylesheet = [colours, basics, layoutStyles, messageStyles, dialogStyles].join('');
